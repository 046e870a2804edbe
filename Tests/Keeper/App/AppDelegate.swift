import Foundation
import Intents
import SottoAppSupport

/// Keeps the note that it shares with its extension, and never calls `synchronize()`.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let defaults = UserDefaults(suiteName: "group.app.sotto.Keeper")

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    CFNotificationCenterAddObserver(
      CFNotificationCenterGetDarwinNotifyCenter(), nil,
      { _, _, name, _, _ in
        let heard = name.map { String(describing: $0.rawValue) } ?? ""
        UserDefaults(suiteName: "group.app.sotto.Keeper")?.set(heard, forKey: "app-heard")
      }, "app.sotto.Keeper.from-extension" as CFString, nil, .deliverImmediately)
    return true
  }

  /// Notes in which state the app goes on with what was asked.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    defaults?.set("\(application.applicationState)", forKey: "note")
    return userActivity.interaction?.intent is INPlayMediaIntent
  }

  func application(
    _ application: UIApplication, handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void
  ) {
    let search = (intent as? INPlayMediaIntent)?.mediaSearch
    let name = search?.mediaName ?? search?.artistName ?? ""
    let words = name.split(separator: " ").map(String.init)
    switch words[1] {
    case "hand":
      defaults?.set(words[2], forKey: "note")
      defaults?.set(words[2], forKey: "of-app")
    case "later":
      DispatchQueue.main.async { self.defaults?.set(words[2], forKey: "note") }
    case "call":
      CFNotificationCenterPostNotification(
        CFNotificationCenterGetDarwinNotifyCenter(),
        CFNotificationName("app.sotto.Keeper.from-app" as CFString), nil, nil, true)
    case "attempt": attempt()
    case "mail": mail(words[2])
    case "remind": remind(words[2])
    case "pester": pester()
    case "ask": MPMediaLibrary.requestAuthorization { _ in }
    default: probeMedia(words)
    }
    completionHandler(INPlayMediaIntentResponse(code: .success, userActivity: nil))
  }
}
