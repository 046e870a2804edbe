import Intents

/// The classes of a part's sources that handle intents, and what each handles.
struct HandlerClasses: Sendable {
  /// A class with all its extensions.
  struct Class: Sendable {
    let name: String
    var supertypes: [String] = []
    var methods: [SourceMethod] = []
    let place: Place
  }

  private let classes: [String: Class]
  private let protocols: [String: [String]]

  init(_ files: [SourceFile]) {
    var classes: [String: Class] = [:]
    var protocols: [String: [String]] = [:]
    let types = files.flatMap(\.types)
    for type in types where type.kind == .class || type.kind == .actor || type.kind == .struct {
      classes[type.name] = classes[type.name] ?? Class(name: type.name, place: type.place)
    }
    for type in types {
      if type.kind == .protocol { protocols[type.name] = type.supertypes }
      classes[type.name]?.supertypes += type.supertypes
      classes[type.name]?.methods += type.methods
    }
    self.classes = classes
    self.protocols = protocols
  }

  var isEmpty: Bool { classes.isEmpty }

  /// The classes that handle something, by their names.
  var handlers: [Class] {
    classes.values.filter { !handled(by: $0).isEmpty }.sorted { $0.name < $1.name }
  }

  func named(_ name: String) -> Class? { classes[name] }

  /// The class that a class derives from, where the sources have that.
  func superclass(of type: Class) -> Class? {
    type.supertypes.lazy.compactMap { classes[$0] }.first { $0.name != type.name }
  }

  /// The subclasses of Apple's class for an extension's entry point, by their names.
  var principals: [Class] {
    classes.values.filter { type in
      lineage(of: type).contains {
        !$0.supertypes.filter(["INExtension", "INIntentHandlerProviding"].contains).isEmpty
      }
    }.sorted { $0.name < $1.name }
  }

  /// The intents that a class handles, by itself or because what it derives from does.
  func handled(by type: Class) -> Set<String> {
    lineage(of: type).reduce(into: []) { $0.formUnion(handledItself(by: $1)) }
  }

  /// The intents whose protocols a class itself conforms to.
  func handledItself(by type: Class) -> Set<String> {
    type.supertypes.reduce(into: []) { $0.formUnion(intents(of: $1, depth: 0)) }
  }

  /// A class and what it derives from, the class first.
  func lineage(of type: Class) -> [Class] {
    var lineage = [type]
    while let next = lineage.last.flatMap(superclass),
      !lineage.contains(where: { $0.name == next.name })
    {
      lineage.append(next)
    }
    return lineage
  }

  private func intents(of supertype: String, depth: Int) -> Set<String> {
    if let domain = IntentSchema.domains[supertype] { return domain }
    if supertype.hasSuffix("IntentHandling") {
      return [String(supertype.dropLast("Handling".count))]
    }
    guard depth < 10, let inherited = protocols[supertype] else { return [] }
    return inherited.reduce(into: []) { $0.formUnion(intents(of: $1, depth: depth + 1)) }
  }
}
