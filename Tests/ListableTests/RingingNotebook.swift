import Foundation
import Intents
import SottoAssistant
import SottoStore
import SottoWire
import Synchronization
import Testing

@testable import Listable
@testable import ListableIntents
@testable import ListableShared
@testable import SottoAppSupport
@testable import SottoHost

/// A notebook in one process with its extension, its app and the assistant's schedule, by one clock that the
/// test sets on.
final class RingingNotebook {
  let shared: SharedNotebook
  /// A Monday, at ten in the morning.
  let start: Date
  private let clock: SettableClock
  private let folder: TemporaryFolder
  private let center: ScheduleCenter
  private let extensionHandler: IntentHandler

  init() throws {
    folder = try TemporaryFolder()
    start = try #require(
      Calendar.current.date(from: DateComponents(year: 2027, month: 3, day: 1, hour: 10)))
    clock = SettableClock(start)
    center = try ScheduleCenter(folder.url, clock)
    shared = SharedNotebook(
      ListableContainer(url: folder.url), reminders: Reminders(center: center), clock: clock.read)
    extensionHandler = IntentHandler(shared)
  }

  /// Lets time pass, and every reminder ring that is due by then.
  ///
  /// - Returns: What rang, as “call Ann, day 0 10:01”.
  func rings(days: Int) throws -> [String] {
    let end = Calendar.current.date(byAdding: .day, value: days, to: clock.date) ?? clock.date
    while let next = try center.next, next <= end {
      clock.set(max(next, clock.date))
      center.wake()
    }
    clock.set(end)
    return center.takeRung().map { title, date in
      let day = Calendar.current.dateComponents(
        [.day], from: Calendar.current.startOfDay(for: start), to: date
      ).day
      let time = Calendar.current.dateComponents([.hour, .minute], from: date)
      return "\(title), day \(day ?? 0) "
        + String(format: "%02d:%02d", time.hour ?? 0, time.minute ?? 0)
    }
  }

  /// A task as the assistant hands it on: as the app has told it.
  func task(_ title: String) throws -> INTask {
    guard case .exact(let task) = try shared.open().task(called: title, isCompleted: nil) else {
      throw Missing(title: title)
    }
    return task.intentTask()
  }

  struct Missing: Error { var title: String }

  /// The list that a task is on.
  func list(of task: INTask) throws -> INTaskList {
    let notebook = try shared.open()
    guard let id = task.identifier, let own = try notebook.task(id),
      let list = try notebook.list(own.list)
    else { throw Missing(title: task.title.spokenPhrase) }
    return list.intentList([])
  }

  func remind(_ title: String, _ trigger: INTemporalEventTrigger, on list: INTaskList? = nil) async
  {
    let intent = INAddTasksIntent(
      targetTaskList: list, taskTitles: [INSpeakableString(spokenPhrase: title)],
      spatialEventTrigger: nil, temporalEventTrigger: trigger, priority: .unknown)
    let response = await handler(AddTasksHandler.self, intent)?.handle(intent: intent)
    #expect(response?.code == .success)
  }

  func change(
    _ task: INTask, title: String? = nil, status: INTaskStatus = .unknown,
    to trigger: INTemporalEventTrigger? = nil
  ) async {
    let intent = INSetTaskAttributeIntent(
      targetTask: task, taskTitle: title.map(INSpeakableString.init(spokenPhrase:)), status: status,
      priority: .unknown, spatialEventTrigger: nil, temporalEventTrigger: trigger)
    let response = await handler(SetTaskAttributeHandler.self, intent)?.handle(intent: intent)
    #expect(response?.code == .success)
  }

  func snooze(_ task: INTask, until trigger: INTemporalEventTrigger? = nil) async {
    let intent = INSnoozeTasksIntent(
      tasks: [task], nextTriggerTime: trigger?.dateComponentsRange)
    let response = await handler(SnoozeTasksHandler.self, intent)?.handle(intent: intent)
    #expect(response?.code == .success)
  }

  func delete(_ tasks: [INTask]? = nil, list: INTaskList? = nil, all: Bool? = nil) async {
    let intent = INDeleteTasksIntent(taskList: list, tasks: tasks, all: all)
    let response = await handler(DeleteTasksHandler.self, intent)?.handle(intent: intent)
    #expect(response?.code == .success)
  }

  /// Answers a reminder that rings.
  func answer(_ action: Reminders.Action, to task: INTask) async {
    await ReminderAnswers(shared).answer(action, to: task.identifier ?? "")
  }

  /// Takes a file in as the app's own program does: by another process, which then has the app opened.
  func take(_ text: String) async throws {
    let other = try Notebook(url: ListableContainer(url: folder.url).notebook, clock: clock.read)
    _ = try other.take(Checklist(text: text, now: clock.date).content)
    await shared.setReminders()
  }

  /// Puts a notebook in the place of this one that has nothing in it.
  func begin() async throws {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(
        atPath: ListableContainer(url: folder.url).notebook.path + suffix)
    }
    await shared.setReminders()
  }

  private func handler<Handler>(_ type: Handler.Type, _ intent: INIntent) -> Handler? {
    let handler = extensionHandler.handler(for: intent) as? Handler
    #expect(handler != nil)
    return handler
  }
}

/// The assistant's schedule, as the app reaches it.
private final class ScheduleCenter: ReminderCenter {
  private static let app = "app.sotto.listable"
  private let store: Store
  private let schedule: NotificationSchedule
  private let rung: Rung

  private final class Rung: Sendable {
    let all = Mutex<[(title: String, date: Date)]>([])
  }

  init(_ folder: URL, _ clock: SettableClock) throws {
    store = try Store(path: folder.appending(path: "sotto.sqlite").path)
    try store.save(
      InstalledApp(
        identifier: Self.app, path: "/Listable.app", version: "1", installed: clock.date))
    let rung = Rung()
    self.rung = rung
    schedule = NotificationSchedule(store: store, clock: clock.read) { pending, _ in
      rung.all.withLock { $0.append((pending.notification.title, clock.date)) }
    }
  }

  var next: Date? { get throws { try store.nextNotification() } }

  /// Shows what is due.
  func wake() {
    schedule.wake()
    // One after the other: this waits for that.
    try? schedule.remove([], of: Self.app)
  }

  func takeRung() -> [(title: String, date: Date)] {
    rung.all.withLock { all in
      defer { all = [] }
      return all
    }
  }

  func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) {
    do {
      try schedule.add([request.scheduled], of: Self.app)
      completionHandler?(nil)
    } catch {
      completionHandler?(error)
    }
  }

  func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    try? schedule.remove(identifiers, of: Self.app)
  }

  func pendingNotificationRequests() async -> [UNNotificationRequest] {
    ((try? store.notifications(of: Self.app)) ?? [])
      .map { UNNotificationRequest($0.notification) }
  }
}
