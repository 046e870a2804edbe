import Intents
import SottoSocket
import SottoWire

// What the assistant may suggest, and what starts by a phrase.
extension AssistantServices {
  func donateActivity(_ activity: PlainValue) async throws {
    _ = try await peer.call(SystemCalls.DonateActivity(activity: activity))
  }

  func deleteActivities(_ persistentIdentifiers: [String]?) async throws {
    _ = try await peer.call(
      SystemCalls.DeleteActivities(persistentIdentifiers: persistentIdentifiers))
  }

  func voiceShortcuts() async throws -> [PlainValue] {
    do {
      return try await peer.call(SystemCalls.VoiceShortcuts()).shortcuts
    } catch {
      throw INIntentError(.voiceShortcutGetFailed)
    }
  }

  func setShortcutSuggestions(_ shortcuts: [PlainValue]) {
    peer.tell(SystemCalls.SetShortcutSuggestions(shortcuts: shortcuts))
  }

  func setRelevantShortcuts(_ shortcuts: [PlainValue]) async throws {
    _ = try await peer.call(SystemCalls.SetRelevantShortcuts(shortcuts: shortcuts))
  }

  func setSuggestedMedia(_ intents: [PlainValue]) {
    peer.tell(SystemCalls.SetUpcomingMedia(intents: intents))
  }

  func setMediaPredictionMode(
    _ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType
  ) {
    guard let mode = mode.plain.string, let type = type.plain.string else { return }
    peer.tell(SystemCalls.SetPredictionMode(mode: mode, type: type))
  }
}
