import Intents
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {
    INPreferences.requestSiriAuthorization { _ in }
    INVocabulary.shared().setVocabularyStrings(["Gym"], of: .mediaPlaylistTitle)
  }
}
