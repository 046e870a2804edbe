/// What this module asks of the assistant, which lives in another process.
///
/// Whoever links an app to the assistant installs an implementation in `IntentsSystemConnection`.
package protocol IntentsSystem: Sendable {
  /// Whether the app's entitlements ask for the assistant.
  var hasSiriEntitlement: Bool { get }

  /// Whether the person allows the assistant to use this app.
  var siriAuthorizationStatus: INSiriAuthorizationStatus { get }

  /// Asks the person, if they have not decided yet, and waits for the answer.
  func requestSiriAuthorization() async -> INSiriAuthorizationStatus

  /// The language that the person speaks to the assistant, as in "en-GB".
  var siriLanguageCode: String { get }

  /// Replaces the app's words of one type, most important first; each is the plain form of an
  /// `INSpeakableString`, a string when there is nothing but the words.
  func setVocabulary(_ words: [PlainValue], of type: INVocabularyStringType)

  /// Forgets all words that the app has given.
  func removeAllVocabulary()

  /// Keeps a request that was handled in the app, in the plain form of an `INInteraction`.
  func donate(_ interaction: PlainValue) async throws

  /// Forgets donations of this app.
  func deleteInteractions(_ selection: InteractionSelection) async throws

  /// Keeps what the person does in the app at the moment, in the plain form of an `NSUserActivity`.
  func donateActivity(_ activity: PlainValue) async throws

  /// Forgets activities of this app: those that have these persistent identifiers, or all.
  func deleteActivities(_ persistentIdentifiers: [String]?) async throws

  /// The app's shortcuts that the person gave a phrase, in the plain form of `INVoiceShortcut`.
  func voiceShortcuts() async throws -> [PlainValue]

  /// Replaces the shortcuts that the app proposes, in the plain form of `INShortcut`.
  func setShortcutSuggestions(_ shortcuts: [PlainValue])

  /// Replaces the shortcuts that are of use at some moments, in the plain form of
  /// `INRelevantShortcut`.
  func setRelevantShortcuts(_ shortcuts: [PlainValue]) async throws

  /// Takes note of the person's relation to the app's media, in plain form.
  func setMediaUserContext(_ context: PlainValue)

  /// Replaces the media that the app proposes, most important first, each in the plain form of an
  /// `INPlayMediaIntent`.
  func setSuggestedMedia(_ intents: [PlainValue])

  /// Says whether the assistant may propose media of one type that the app did not propose.
  func setMediaPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType)

  /// Tells every process that observes a Darwin notification of this name.
  func postNotification(_ name: String)
}

/// A process without an assistant is alone with its notifications.
extension IntentsSystem {
  package func postNotification(_ name: String) { CFNotificationCenter.deliver(name) }
}

/// An assistant that makes no suggestions needs to hear of none.
extension IntentsSystem {
  package var hasSiriEntitlement: Bool { true }

  package func donateActivity(_ activity: PlainValue) async throws {
    throw INIntentError(.donatingInteraction)
  }

  package func deleteActivities(_ persistentIdentifiers: [String]?) async throws {}

  package func voiceShortcuts() async throws -> [PlainValue] { [] }

  package func setShortcutSuggestions(_ shortcuts: [PlainValue]) {}

  package func setRelevantShortcuts(_ shortcuts: [PlainValue]) async throws {}

  package func setSuggestedMedia(_ intents: [PlainValue]) {}

  package func setMediaPredictionMode(
    _ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType
  ) {}
}

/// Which of an app's donations are meant.
package enum InteractionSelection: Hashable, Sendable {
  case all
  case identifiers([String])
  case group(String)
}
