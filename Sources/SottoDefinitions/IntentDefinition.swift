public import Foundation

/// What an `.intentdefinition` file declares: custom intents, and the types of their parameters.
public struct IntentDefinition: Sendable {
  let intents: [CustomIntentClass]
  let types: [CustomObjectClass]
  let enumerations: [CustomEnumeration]

  /// Reads the content of a file that Xcode has written.
  ///
  /// Intents of SiriKit itself that are only configured there have their classes already and are
  /// passed over.
  ///
  /// - Throws: `DefinitionError` naming the key that is wrong.
  public init(_ data: Data) throws(DefinitionError) {
    let root = try DefinitionTree(data)
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
