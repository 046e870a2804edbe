import Intents
import SottoAppSupport

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, handle intent: INIntent
  ) async -> INIntentResponse {
    // Here the app plays `(intent as? INPlayMediaIntent)?.mediaItems`.
    INPlayMediaIntentResponse(code: .success, userActivity: nil)
  }
}
