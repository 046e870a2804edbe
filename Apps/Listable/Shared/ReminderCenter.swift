import Intents
import SottoAppSupport

/// What keeps the notifications that wait: the system's center, or a test's.
package protocol ReminderCenter: Sendable {
  func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)?)
  func removePendingNotificationRequests(withIdentifiers identifiers: [String])
  func pendingNotificationRequests() async -> [UNNotificationRequest]
}

extension UNUserNotificationCenter: ReminderCenter {}
