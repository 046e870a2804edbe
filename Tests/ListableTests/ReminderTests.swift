import Foundation
import Intents
import SottoAssistant
import SottoWire
import Testing

@testable import ListableShared

/// What a task's reminders are, and what becomes of a task that comes back.
@Suite struct ReminderTests {
  private static let day = Date(timeIntervalSince1970: 1_795_734_000)

  /// Notifications ring when the task is due, time after time, as the table of `DueTests` has it.
  @Test(arguments: DueTests.Row.all)
  func `notifications ring when it is due`(row: DueTests.Row) throws {
    let (due, calendar) = try row.due()
    let task = ListedTask(list: "", title: "a", due: due, created: row.after)
    var now = row.after
    for _ in 0..<20 {
      let times = ReminderTimes(of: task, now: now, in: calendar).times
      let rings = times.compactMap { $0.next(after: now, in: calendar) }
      #expect(rings.min() == due.next(after: now, in: calendar))
      guard let next = rings.min() else { return }
      now = next
    }
  }

  /// Set once, notifications that repeat go on as the task does.
  @Test(arguments: [Due.Repetition(.daily), .init(.weekly, weekdays: [2, 4]), .init(.hourly)])
  func `what comes back needs to be set once`(repetition: Due.Repetition) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    // Over the change of clocks in March.
    let due = Due(
      start: DateComponents(year: 2026, month: 3, day: 23, hour: 2, minute: 30),
      repetition: repetition)
    let task = ListedTask(list: "", title: "a", due: due, created: Self.day)
    var now = try #require(due.first(in: calendar)) - 60
    let times = ReminderTimes(of: task, now: now, in: calendar).times
    for _ in 0..<40 {
      let next = times.compactMap { $0.next(after: now, in: calendar) }.min()
      #expect(next == due.next(after: now, in: calendar))
      now = try #require(next)
    }
  }

  @Test func `of every other week so many times are set as there is room for`() throws {
    let due = Due(
      start: DateComponents(year: 2027, month: 1, day: 4, hour: 7),
      repetition: .init(.weekly, interval: 2))
    let task = ListedTask(list: "", title: "a", due: due, created: Self.day)
    #expect(ReminderTimes(of: task, now: Self.day, in: .current).times.count == 32)
  }

  @Test func `what came while its reminder was not set yet rings at once, and never again`() throws
  {
    let due = Due(start: DateComponents(year: 2026, month: 11, day: 27, hour: 9))
    let first = try #require(due.first(in: .current))
    var task = ListedTask(list: "", title: "a", due: due, created: first - 60)
    #expect(ReminderTimes(of: task, now: first + 5, in: .current).times == [.at(first + 5)])
    task.modified = first + 10
    #expect(ReminderTimes(of: task, now: first + 20, in: .current).times.isEmpty)
    task.isCompleted = true
    #expect(ReminderTimes(of: task, now: first - 20, in: .current).times.isEmpty)
  }

  @Test func `ticked off, what comes back is done until then`() throws {
    var task = try daily()
    let first = try #require(task.due?.first(in: .current))
    task.complete(at: first - 3600)
    #expect(!task.isCompleted && task.due?.pending(in: .current) == first.addingDay(1))
    task.complete(at: first.addingDay(5) + 60)
    #expect(task.due?.pending(in: .current) == first.addingDay(6))
    task.due?.repetition = nil
    task.complete(at: first.addingDay(7))
    #expect(task.isCompleted)
  }

  @Test func `put off, its other times stay`() throws {
    var task = try daily()
    let first = try #require(task.due?.first(in: .current))
    task.snooze(until: .usualSnooze(from: first), at: first)
    #expect(task.due?.pending(in: .current) == first + 600)
    let times = ReminderTimes(of: task, now: first, in: .current).times
    #expect(times.contains(.at(first + 600)) && times.count == 2)
    task.complete(at: first + 700)
    #expect(task.due?.pending(in: .current) == first.addingDay(1))
  }

  @Test func `whoever changes a task leaves word until its reminders are set`() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "Notebook.sqlite")
    let notebook = try Notebook(url: url)
    let list = try notebook.createList("All", tasks: ["plain"]).list
    #expect(try notebook.unsentReminders(atMost: 9).isEmpty)
    let due = try #require(try daily().due)
    let added = try notebook.add(["call Ann"], to: list, TaskDetails(due: due)).added[0]
    // Another process sets them.
    let other = try Notebook(url: url)
    let unsent = try other.unsentReminders(atMost: 9)
    #expect(unsent.map(\.id) == [added.id] && unsent[0].task?.title == "call Ann")
    // Changed while they were on their way, they are to be set again.
    _ = try notebook.change([added.id]) { $0.title = "call Bob" }
    try other.sent(unsent)
    #expect(try other.unsentReminders(atMost: 9).map(\.task?.title) == ["call Bob"])
    try other.sent(other.unsentReminders(atMost: 9))
    // What has nothing to do with them leaves no word.
    _ = try notebook.change([added.id]) { $0.isFlagged = true }
    #expect(try other.unsentReminders(atMost: 9).isEmpty)
    _ = try notebook.deleteList(list.id)
    let gone = try other.unsentReminders(atMost: 9)
    #expect(gone.map(\.id) == [added.id] && gone[0].task == nil)
  }

  private func daily() throws -> ListedTask {
    let due = Due(
      start: DateComponents(year: 2026, month: 11, day: 27, hour: 9), repetition: .init(.daily))
    return ListedTask(list: "", title: "a", due: due, created: Self.day)
  }
}

extension Date {
  fileprivate func addingDay(_ count: Int) -> Date {
    Calendar.current.date(byAdding: .day, value: count, to: self) ?? .distantPast
  }
}

extension ReminderTimes.Time {
  /// When the assistant shows the notification that this becomes.
  fileprivate func next(after moment: Date, in calendar: Calendar) -> Date? {
    switch self {
    case .at(let date): date > moment ? date : nil
    case .on(let parts):
      ScheduledNotification.Trigger(components: parts.plain)
        .next(after: moment, since: moment, in: calendar)
    case .each(let parts):
      ScheduledNotification.Trigger(components: parts.plain, repeats: true)
        .next(after: moment, since: moment, in: calendar)
    }
  }
}
