/// A class that holds values: an intent, a response, or something that they hold.
struct Object {
  let name: String
  let summary: String
  var superclass = "PlainObject"
  let properties: [Property]
  var initializers: [Initializer] = []

  /// Whether an app may make one of which nothing is said, where the superclass lets it.
  var hasPlainInitializer = true

  /// The property whose plain form stands for the whole object where nothing else is said.
  var shortForm: String?
}

/// One property of a class.
struct Property {
  let name: String

  /// The type as Swift writes it: "INMediaItemType", "[INMediaItem]?".
  let type: String
  let summary: String

  /// Whether apps may set it.
  var isSettable = false

  /// The name of its member in the plain form.
  let key: String

  /// Whether a plain form without it is refused, where its type has no value for "not said".
  let isRequired: Bool

  init(
    _ name: String, _ type: String, _ summary: String, isSettable: Bool = false,
    isRequired: Bool = true, key: String? = nil
  ) {
    self.isRequired = isRequired
    self.name = name
    self.key = key ?? name
    self.type = type
    self.summary = summary
    self.isSettable = isSettable
  }
}

/// One public initializer of a class.
struct Initializer {
  let summary: String

  /// The parameters as "name", "name = default" or "label name = default"; types are those of the
  /// properties of the same name.
  let parameters: [String]

  init(_ summary: String, _ parameters: [String]) {
    self.summary = summary
    self.parameters = parameters
  }
}
