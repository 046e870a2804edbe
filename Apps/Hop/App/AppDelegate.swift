import Foundation
import Intents
import SottoAppSupport

/// The app. The extension does all that is asked of Hop; SiriKit has no vocabulary of places that an app
/// could publish, and the kinds of ride are in `AppIntentVocabulary.plist`.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if INPreferences.siriAuthorizationStatus() == .notDetermined {
      INPreferences.requestSiriAuthorization { _ in }
    }
    return true
  }
}
