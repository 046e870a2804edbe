/// What is wrong with an intent definition, and where.
public struct DefinitionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The keys from the root to the fault, as in "INIntents[0].INIntentName"; empty for the file.
  public let path: String

  /// What is wrong, and what should stand there.
  public let problem: String

  public var description: String { path.isEmpty ? problem : "\(path): \(problem)" }
}
