/// One kind of request: the intent, its handling protocol and its response.
struct Intent {
  /// The class of the intent, its properties and initializers.
  let object: Object

  /// The parameters that a handler may resolve, in the order in which they are resolved.
  let resolvable: [Resolvable]

  let response: Response

  /// The label of the intent in `handle` and `confirm`.
  let label: String

  /// The label of the intent in iOS 10, where another one took its place: "requestRide".
  let oldLabel: String?

  /// Whether a handler may go on sending responses after the first, and the label with which the
  /// observer takes them: "getRideStatus".
  let updates: String?

  /// The properties that name what the request is about, the best first.
  let subject: [String]

  /// The names under which a Reading says a property, where it uses another than the property's:
  /// what was said first, the property after it.
  let spoken: KeyValuePairs<String, String>

  init(
    _ name: String, _ summary: String, label: String = "intent", properties: [Property],
    initializers: [Initializer], resolvable: [Resolvable] = [], response: Response,
    hasPlainInitializer: Bool = true, oldLabel: String? = nil, updates: String? = nil,
    subject: [String] = [],
    spoken: KeyValuePairs<String, String> = [:]
  ) {
    object = Object(
      name: name, summary: summary, superclass: "INIntent", properties: properties,
      initializers: initializers, hasPlainInitializer: hasPlainInitializer)
    self.label = label
    self.resolvable = resolvable
    self.response = response
    self.oldLabel = oldLabel
    self.updates = updates
    self.subject = subject
    self.spoken = spoken
  }

  var name: String { object.name }
  var handling: String { name + "Handling" }
  var responseName: String { name + "Response" }
  var codeName: String { name + "ResponseCode" }
  var observer: String { responseName + "Observer" }
}

/// A parameter that a handler may resolve.
struct Resolvable {
  let parameter: String

  /// The class of the results.
  let result: String

  /// The class that the results had before, with which older handlers still answer.
  var deprecatedResult: String?

  /// Whether the handler answers with one result for each of several values.
  var isList = false

  init(_ parameter: String, _ result: String, deprecated: String? = nil, isList: Bool = false) {
    self.parameter = parameter
    self.result = result
    deprecatedResult = deprecated
    self.isList = isList
  }
}

/// What a handler of an intent answers.
struct Response {
  /// The response codes, counting up from zero.
  let codes: String

  /// What the response holds besides its code and activity.
  var properties: [Property] = []
}
