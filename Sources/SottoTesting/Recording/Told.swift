public import Intents

/// What an app's code told the assistant while a bench was listening.
public struct Told: Sendable {
  /// What it donated, in order.
  public internal(set) var donations: [INInteraction] = []
  /// The names it gave, by what they name; the last list of each.
  public internal(set) var vocabulary: [INVocabularyStringType: [String]] = [:]

  public init() {}
}
