import Intents

/// Plays what the extension leaves to the app.
final class TapeDeck: NSObject, INPlayMediaIntentHandling {
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    let isBlank = intent.mediaItems?.first?.title?.contains("blank") ?? true
    return INPlayMediaIntentResponse(
      code: isBlank ? .failureNoUnplayedContent : .success, userActivity: nil)
  }
}
