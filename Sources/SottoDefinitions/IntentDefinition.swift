public import Foundation

/// What an `.intentdefinition` file declares: custom intents, and the types of their parameters.
public struct IntentDefinition: Sendable {
  let intents: [CustomIntentClass]
  let types: [CustomObjectClass]
  let enumerations: [CustomEnumeration]

  /// Reads the content of a file that Xcode has written, in this process: what is in a hurry to end a
  /// process ends it.
  ///
  /// - Throws: `DefinitionError` naming the key that is wrong.
  public init(_ data: Data) throws(DefinitionError) {
    let plist = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = plist as? [String: Any] else {
      throw DefinitionError(
        path: "", problem: "This is no property list with a dictionary; open it in Xcode and save.")
    }
    try self.init(values: values)
  }

  /// Takes what such a file says.
  ///
  /// Intents of SiriKit itself that are only configured there have their classes already and are
  /// passed over.
  ///
  /// - Parameter values: The file's dictionary.
  /// - Throws: `DefinitionError` naming the key that is wrong.
  public init(values: [String: Any]) throws(DefinitionError) {
    let root = DefinitionTree(values)
    var intents: [CustomIntentClass] = []
    for tree in try root.children("INIntents") where tree.text("INIntentType") != "System" {
      intents.append(try CustomIntentClass(tree))
    }
    self.intents = intents
    var types: [CustomObjectClass] = []
    for tree in try root.children("INTypes") { types.append(try CustomObjectClass(tree)) }
    self.types = types
    var enumerations: [CustomEnumeration] = []
    for tree in try root.children("INEnums") where tree.text("INEnumType") != "System" {
      enumerations.append(try CustomEnumeration(tree))
    }
    self.enumerations = enumerations
    try checkNames()
  }

  /// The names of the intents' classes.
  public var intentNames: [String] { intents.map(\.name) }

  private func checkNames() throws(DefinitionError) {
    var seen: Set<String> = []
    for name in intents.map(\.name) + types.map(\.name) + enumerations.map(\.name)
    where !seen.insert(name).inserted {
      throw DefinitionError(path: "", problem: "Two classes are named \(name); rename one.")
    }
  }
}
