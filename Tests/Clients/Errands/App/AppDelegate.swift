import AVKit
import BackgroundTasks
import Combine
import Intents
import Network
import SwiftUI
import UserNotifications

/// Made as an app with views makes it, which names it as its delegate.
@main
class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var window: UIWindow?
  private let device = Device()
  private let monitor = NWPathMonitor()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    device.prepare()
    Suggestions.shared.make()
    prepareScreen()
    askForNotifications()
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "errands.fetch", using: nil) { task in
      task.expirationHandler = { task.setTaskCompleted(success: false) }
      task.setTaskCompleted(success: true)
    }
    do {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "errands.fetch"))
    } catch {
      print("not woken: \(error)")
    }
    monitor.pathUpdateHandler = { path in print(path.status == .satisfied ? "online" : "offline") }
    monitor.start(queue: DispatchQueue(label: "network"))
    return true
  }

  private func prepareScreen() {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
  }

  private func askForNotifications() {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.requestAuthorization(options: [.alert, .sound]) { isGranted, error in
      guard isGranted, error == nil else { return }
      let content = UNMutableNotificationContent()
      content.title = "Errands"
      content.sound = .default
      let soon = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
      center.add(UNNotificationRequest(identifier: "soon", content: content, trigger: soon))
    }
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.noData)
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    url.scheme == "errands"
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let screens = window?.rootViewController as? UINavigationController else { return false }
    restorationHandler(screens.viewControllers)
    return userActivity.activityType == NSUserActivityTypeBrowsingWeb
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}
