import Foundation
import Intents
import SottoWire

extension AppHost {
  /// Tells the app what the person answered, and waits until it has done what it does about that.
  @MainActor
  static func receive(_ call: AppCalls.NotificationResponse) async {
    let center = UNUserNotificationCenter.current()
    guard let delegate = center.delegate else { return }
    let notification = UNNotification(
      request: UNNotificationRequest(call.notification),
      date: Date(timeIntervalSince1970: call.date))
    let response = UNNotificationResponse(
      notification: notification, actionIdentifier: call.action)
    await withCheckedContinuation { continuation in
      MethodRecord.enter(
        "userNotificationCenter(_:didReceive:withCompletionHandler:)", of: delegate)
      delegate.userNotificationCenter(center, didReceive: response) {
        MethodRecord.leave()
        continuation.resume()
      }
    }
  }
}
