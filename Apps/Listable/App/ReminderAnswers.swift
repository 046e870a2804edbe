import Foundation
import Intents
import ListableShared
import SottoAppSupport

/// Hears what is answered to a reminder: “done” or “snooze”, in the person's language.
final class ReminderAnswers: NSObject, UNUserNotificationCenterDelegate {
  private let notebook: SharedNotebook

  init(_ notebook: SharedNotebook) { self.notebook = notebook }

  /// Says what can be answered, from now on hears it, and sets the reminders that have not been set.
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
    Task { [notebook] in
      if let notebook = try? notebook.open() { await Reminders.send(from: notebook) }
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let task = response.notification.request.content.userInfo[Reminders.taskKey] as? String
    guard let task, let action = Reminders.Action(rawValue: response.actionIdentifier) else {
      return
    }
    do {
      let notebook = try notebook.open()
      _ = try notebook.change([task]) { task in
        switch action {
        case .done: task.complete(at: .now)
        case .snooze: task.snooze(until: .usualSnooze())
        }
      }
      await Reminders.send(from: notebook)
    } catch {
      AppDelegate.say(error.localizedDescription)
    }
  }
}
