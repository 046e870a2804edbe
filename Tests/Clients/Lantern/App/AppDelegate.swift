import Intents
import UIKit

/// On the main actor by default, as Xcode sets up new apps.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  override init() {
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UserDefaults.standard.set(nil, forKey: "wick")
    return true
  }

  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
    intent is INPlayMediaIntent ? LightHandler() : nil
  }
}

class LightHandler: NSObject, INPlayMediaIntentHandling {
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .success, userActivity: nil)
  }
}
