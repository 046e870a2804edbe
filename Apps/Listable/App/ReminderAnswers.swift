import Foundation
import Intents
import ListableShared
import SottoAppSupport

/// Hears what is answered to a reminder: “done” or “snooze”, in the person's language.
final class ReminderAnswers: NSObject, UNUserNotificationCenterDelegate {
  private let notebook: SharedNotebook

  init(_ notebook: SharedNotebook) { self.notebook = notebook }

  /// Says what can be answered, and from now on hears it.
  func begin() {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    let actions = [Reminders.Action.done, .snooze].map { action in
      UNNotificationAction(
        identifier: action.rawValue,
        title: NSString.localizedUserNotificationString(
          forKey: "reminder.\(action.rawValue)", arguments: nil))
    }
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: Reminders.category, actions: actions, intentIdentifiers: [])
    ])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let task = response.notification.request.content.userInfo[Reminders.taskKey] as? String
    guard let task, let action = Reminders.Action(rawValue: response.actionIdentifier) else {
      return
    }
    await answer(action, to: task)
  }

  func answer(_ action: Reminders.Action, to task: String) async {
    do {
      _ = try await notebook.use { notebook in
        try notebook.change([task]) { task in
          switch action {
          case .done: task.complete(at: notebook.now)
          case .snooze: task.snooze(until: .usualSnooze(from: notebook.now), at: notebook.now)
          }
        }
      }
    } catch {
      AppDelegate.say(error.localizedDescription)
    }
  }
}
