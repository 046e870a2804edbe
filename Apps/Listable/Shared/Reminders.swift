import Foundation
import Intents
import SottoAppSupport

/// Has the person told of tasks when they are due.
package enum Reminders {
  /// The category of their notifications, and what answers those.
  package static let category = "task"
  package enum Action: String { case done, snooze }

  /// The key under which a notification says which task it is about.
  package static let taskKey = "task"

  /// How many tasks are read at once.
  private static let portion = 500

  /// Sets the reminders of all tasks that have changed since this was last done, by app or extension.
  ///
  /// Where the person wants to be told nothing, or there is no assistant, they wait for the next time.
  package static func send(from notebook: Notebook) async {
    do {
      while true {
        let unsent = try notebook.unsentReminders(atMost: portion)
        guard !unsent.isEmpty, await send(unsent) else { return }
        try notebook.sent(unsent)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
    }
  }

  private static func send(_ unsent: [UnsentReminder]) async -> Bool {
    let center = UNUserNotificationCenter.current()
    center.removePendingNotificationRequests(withIdentifiers: unsent.flatMap { ids(of: $0.id) })
    let requests = unsent.compactMap(\.task).flatMap(requests)
    guard !requests.isEmpty else { return true }
    let (results, continuation) = AsyncStream<Bool>.makeStream()
    // All at once: they go in as few messages as they fit in.
    for request in requests { center.add(request) { continuation.yield($0 == nil) } }
    var left = requests.count
    for await isKept in results {
      guard isKept else { return false }
      left -= 1
      if left == 0 { break }
    }
    return true
  }

  private static func requests(of task: ListedTask) -> [UNNotificationRequest] {
    let times = ReminderTimes(of: task, now: .now, in: .current).times
    return zip(ids(of: task.id), times).map { id, time in
      let content = UNMutableNotificationContent()
      content.title = task.title
      content.categoryIdentifier = category
      content.userInfo = [taskKey: task.id]
      content.sound = .default
      return UNNotificationRequest(identifier: id, content: content, trigger: time.trigger)
    }
  }

  /// The identifiers that a task's notifications may have.
  private static func ids(of task: String) -> [String] {
    (0...ReminderTimes.most).map { $0 == 0 ? task : "\(task)/\($0)" }
  }
}

extension ReminderTimes.Time {
  fileprivate var trigger: UNNotificationTrigger {
    switch self {
    case .at(let date):
      UNTimeIntervalNotificationTrigger(
        timeInterval: max(date.timeIntervalSinceNow, 0.1), repeats: false)
    case .on(let parts): UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
    case .each(let parts): UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
    }
  }
}
