import Foundation
import Intents
import SottoAppSupport

/// Has the person told of tasks when they are due: notifications that follow what the notebook holds.
package struct Reminders: Sendable {
  /// The category of their notifications, and what answers those.
  package static let category = "task"
  package enum Action: String, Sendable { case done, snooze }

  /// The key under which a notification says which task it is about.
  package static let taskKey = "task"

  /// How many tasks are read at once.
  private static let portion = 500

  private let center: any ReminderCenter

  package init(center: any ReminderCenter = UNUserNotificationCenter.current()) {
    self.center = center
  }

  /// Sets the reminders of all tasks that have changed since this was last done, by app or extension.
  ///
  /// Where the person wants to be told nothing, or there is no assistant, they wait for the next time.
  package func follow(_ notebook: Notebook) async {
    await reporting {
      while true {
        let unsent = try notebook.unsentReminders(atMost: Self.portion)
        guard !unsent.isEmpty, await set(unsent, now: notebook.now) else { return }
        try notebook.sent(unsent)
      }
    }
  }

  /// Compares what waits with what the notebook holds, and sets what differs: the notebook may be another
  /// than it was, and of what is set a few times ahead some have come.
  package func renew(for notebook: Notebook) async {
    let waiting = Dictionary(
      grouping: await center.pendingNotificationRequests(),
      by: { $0.content.userInfo[Self.taskKey] as? String ?? $0.identifier }
    ).mapValues { Set($0.map(\.identifier)) }
    await reporting {
      let now = notebook.now
      let wanted = try Dictionary(
        notebook.remindingTasks().map { task in
          let times = ReminderTimes(of: task, now: now, in: .current).times
          // What has come was told; only what was changed since is told late.
          return (
            task.id, Set(zip(Self.ids(of: task.id), times.filter { $0 != .at(now) }).map(\.0))
          )
        }, uniquingKeysWith: { $1 })
      let differing = Set(wanted.keys).union(waiting.keys)
        .filter { wanted[$0, default: []] != waiting[$0, default: []] }
      try notebook.leaveWord(of: differing.sorted())
    }
    await follow(notebook)
  }

  private func reporting(_ work: () async throws -> Void) async {
    do {
      try await work()
    } catch {
      FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
    }
  }

  /// - Returns: Whether what waits is what is wanted now.
  private func set(_ unsent: [UnsentReminder], now: Date) async -> Bool {
    center.removePendingNotificationRequests(
      withIdentifiers: unsent.flatMap { Self.ids(of: $0.id) })
    let wanted = unsent.map { ($0.id, $0.task.map { Self.requests(of: $0, now: now) } ?? []) }
    guard await add(wanted.flatMap(\.1)) else { return false }
    let quiet = Set(wanted.filter(\.1.isEmpty).flatMap { Self.ids(of: $0.0) })
    if quiet.isEmpty { return true }
    // Of what is taken back nobody is told whether it was: it is looked for.
    return await center.pendingNotificationRequests().allSatisfy { !quiet.contains($0.identifier) }
  }

  /// - Returns: Whether all were taken up.
  private func add(_ requests: [UNNotificationRequest]) async -> Bool {
    if requests.isEmpty { return true }
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

  private static func requests(of task: ListedTask, now: Date) -> [UNNotificationRequest] {
    let times = ReminderTimes(of: task, now: now, in: .current).times
    return zip(ids(of: task.id), times).map { id, time in
      let content = UNMutableNotificationContent()
      content.title = task.title
      content.categoryIdentifier = category
      content.userInfo = [taskKey: task.id]
      content.sound = .default
      return UNNotificationRequest(
        identifier: id, content: content, trigger: time.trigger(now: now))
    }
  }

  /// The identifiers that a task's notifications may have.
  private static func ids(of task: String) -> [String] {
    (0...ReminderTimes.most).map { $0 == 0 ? task : "\(task)/\($0)" }
  }
}

extension ReminderTimes.Time {
  fileprivate func trigger(now: Date) -> UNNotificationTrigger {
    switch self {
    case .at(let date):
      UNTimeIntervalNotificationTrigger(
        timeInterval: max(date.timeIntervalSince(now), 0.1), repeats: false)
    case .on(let parts): UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
    case .each(let parts): UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
    }
  }
}
