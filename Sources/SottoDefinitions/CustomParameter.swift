/// A parameter of an intent, or a property of a response or a type.
struct CustomParameter: Sendable {
  let name: String
  let type: CustomType
  let isList: Bool

  /// Whether the handler has a method to resolve it.
  let isResolvable: Bool

  /// Whether the handler gives what can be chosen, and whether by a search term.
  let hasOptions: Bool
  let isSearched: Bool

  /// The reasons of the app's own for which a value cannot be served.
  let unsupportedReasons: [String]

  /// Reads a dictionary whose keys begin with `prefix`, as in "INIntentParameter".
  init(_ tree: DefinitionTree, _ prefix: String) throws(DefinitionError) {
    name = try tree.name("\(prefix)Name")
    type = try CustomType(tree, prefix)
    isList = tree.flag("\(prefix)SupportsMultipleValues")
    isResolvable = tree.flag("\(prefix)SupportsResolution")
    hasOptions = tree.flag("\(prefix)SupportsDynamicEnumeration")
    isSearched = tree.flag("\(prefix)SupportsSearch")
    var reasons: [String] = []
    for reason in try tree.children("\(prefix)UnsupportedReasons") {
      reasons.append(try reason.name("INIntentParameterUnsupportedReasonCode"))
    }
    unsupportedReasons = reasons
  }

  /// Whether it is one case of an enumeration, which stands by its raw value.
  var isCase: Bool {
    if case .enumeration = type { !isList } else { false }
  }

  /// The property's type as Swift writes it.
  var swiftType: String {
    if case .enumeration(let name) = type, !isList { return name }
    return isList ? "[\(elementType)]?" : "\(type.swift)?"
  }

  /// The type of an element of a list; lists of Objective-C hold no cases, but their raw values.
  var elementType: String {
    if case .enumeration = type { return "NSNumber" }
    return type.swift
  }
}
