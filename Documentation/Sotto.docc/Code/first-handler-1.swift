import Intents

final class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
  }
}
