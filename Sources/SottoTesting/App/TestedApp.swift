import Intents

/// What the assistant would know of the app under test by its bundle.
public struct TestedApp: Sendable {
  /// The name that people say, `CFBundleDisplayName`.
  public var name: String
  /// Other names that it is called by, `INAlternativeAppNames`.
  public var alternativeNames: [String]
  /// The intents that its handlers take, by their classes' names, as `IntentsSupported` has them.
  public var intents: Set<String>
  /// The kinds of media it has, as `INMediaCategoryMusic`; empty where it does not say.
  public var mediaCategories: Set<String>
  /// Those of the intents that wait until the session is unlocked, `IntentsRestrictedWhileLocked`.
  public var restrictedWhileLocked: Set<String>
  /// The names of the app's content, as it would give them by `INVocabulary`.
  public var vocabulary: [INVocabularyStringType: [String]]

  /// - Parameters:
  ///   - name: What people call it.
  ///   - intents: The classes of the intents that it handles.
  ///   - alternativeNames: Other names that it is called by.
  ///   - mediaCategories: The kinds of media it has; empty where it does not say.
  ///   - restrictedWhileLocked: Those of the intents that wait until the session is unlocked.
  ///   - vocabulary: The names of its content, by their kind.
  public init(
    _ name: String, intents: [INIntent.Type], alternativeNames: [String] = [],
    mediaCategories: Set<String> = [], restrictedWhileLocked: Set<String> = [],
    vocabulary: [INVocabularyStringType: [String]] = [:]
  ) {
    self.name = name
    self.alternativeNames = alternativeNames
    self.intents = Set(intents.map { "\($0)" })
    self.mediaCategories = mediaCategories
    self.restrictedWhileLocked = restrictedWhileLocked
    self.vocabulary = vocabulary
  }
}
