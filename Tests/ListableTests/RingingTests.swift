import Foundation
import Intents
import ListableShared
import Testing

/// Whatever changes a task: it rings when it is due by then, and at no time before that.
@Suite struct RingingTests {
  private let notebook: RingingNotebook

  init() throws { notebook = try RingingNotebook() }

  /// Of March 2027, of which the first is the day of the test.
  private func at(
    _ day: Int, _ hour: Int, _ minute: Int = 0, every rule: INRecurrenceRule? = nil
  ) -> INTemporalEventTrigger {
    INTemporalEventTrigger(
      dateComponentsRange: INDateComponentsRange(
        start: DateComponents(year: 2027, month: 3, day: day, hour: hour, minute: minute),
        end: nil, recurrenceRule: rule))
  }

  private static let daily = INRecurrenceRule(interval: 1, frequency: .daily)

  /// In one minute, to feed the cat.
  private func cat() async throws -> INTask {
    await notebook.remind("feed the cat", at(1, 10, 1))
    return try notebook.task("feed the cat")
  }

  @Test func `untouched, it rings when it was said to`() async throws {
    _ = try await cat()
    #expect(try notebook.rings(days: 3) == ["feed the cat, day 0 10:01"])
  }

  /// “Every day at 8 am and 8 pm” comes as two requests.
  @Test func `what repeats at another hour, too, rings at both`() async throws {
    await notebook.remind("take my pills", at(1, 20, every: Self.daily))
    for _ in 0..<2 { await notebook.remind("take my pills", at(2, 8, every: Self.daily)) }
    let rings = try notebook.rings(days: 2).sorted()
    #expect(
      rings == [
        "take my pills (2), day 1 08:00", "take my pills (2), day 2 08:00",
        "take my pills, day 0 20:00", "take my pills, day 1 20:00",
      ])
  }

  @Test func `moved before it rings, it rings then and not before`() async throws {
    await notebook.snooze(try await cat(), until: at(2, 9))
    #expect(try notebook.rings(days: 3) == ["feed the cat, day 1 09:00"])
  }

  @Test func `moved again and again, it rings at the last time`() async throws {
    await notebook.snooze(try await cat(), until: at(2, 9))
    await notebook.snooze(try notebook.task("feed the cat"), until: at(1, 12))
    await notebook.change(try notebook.task("feed the cat"), to: at(1, 11))
    await notebook.snooze(try notebook.task("feed the cat"), until: at(3, 8))
    #expect(try notebook.rings(days: 3) == ["feed the cat, day 2 08:00"])
  }

  @Test func `put off without a time, it rings in ten minutes`() async throws {
    await notebook.snooze(try await cat())
    #expect(try notebook.rings(days: 3) == ["feed the cat, day 0 10:10"])
  }

  @Test func `given another time, it rings then`() async throws {
    await notebook.change(try await cat(), to: at(2, 9))
    #expect(try notebook.rings(days: 3) == ["feed the cat, day 1 09:00"])
  }

  @Test func `asked for once more at another time, it rings then`() async throws {
    _ = try await cat()
    await notebook.remind("feed the cat", at(2, 9))
    #expect(try notebook.rings(days: 3) == ["feed the cat, day 1 09:00"])
  }

  @Test func `called something else, it rings by that name`() async throws {
    await notebook.change(try await cat(), title: "feed the cats")
    #expect(try notebook.rings(days: 3) == ["feed the cats, day 0 10:01"])
  }

  @Test func `ticked off, it does not ring`() async throws {
    await notebook.change(try await cat(), status: .completed)
    #expect(try notebook.rings(days: 3) == [])
  }

  @Test func `taken up again, it rings`() async throws {
    await notebook.change(try await cat(), status: .completed)
    await notebook.change(try notebook.task("feed the cat"), status: .notCompleted)
    #expect(try notebook.rings(days: 3) == ["feed the cat, day 0 10:01"])
  }

  @Test(arguments: [Reminders.Action.done, .snooze])
  func `answered, it does as it was answered`(action: Reminders.Action) async throws {
    let cat = try await cat()
    #expect(try notebook.rings(days: 1).count == 1)
    await notebook.answer(action, to: cat)
    #expect(
      try notebook.rings(days: 3) == (action == .done ? [] : ["feed the cat, day 1 10:10"]))
  }

  enum Deletion: CaseIterable { case task, list, everythingOnList, everything }

  @Test(arguments: Deletion.allCases)
  func `deleted, it does not ring`(deletion: Deletion) async throws {
    let cat = try await cat()
    let list = try notebook.list(of: cat)
    switch deletion {
    case .task: await notebook.delete([cat])
    case .list: await notebook.delete(list: list)
    case .everythingOnList: await notebook.delete(list: list, all: true)
    case .everything: await notebook.delete(all: true)
    }
    #expect(try notebook.rings(days: 3) == [])
  }

  @Test func `deleted, and that undone, it rings when it did`() async throws {
    let cat = try await cat()
    await notebook.delete([cat])
    await notebook.remind("feed the cat", try #require(cat.temporalEventTrigger))
    #expect(try notebook.rings(days: 3) == ["feed the cat, day 0 10:01"])
  }

  @Test func `moved, and that undone, it rings when it did`() async throws {
    let cat = try await cat()
    await notebook.snooze(cat, until: at(2, 9))
    await notebook.change(try notebook.task("feed the cat"), to: cat.temporalEventTrigger)
    #expect(try notebook.rings(days: 3) == ["feed the cat, day 0 10:01"])
  }

  @Test(arguments: [
    (
      #"- [ ] feed the cat <!-- {"due":{"start":{"year":2027,"month":3,"day":2,"hour":9}}} -->"#,
      ["feed the cat, day 1 09:00"]
    ),
    (
      #"- [x] feed the cat <!-- {"due":{"start":{"year":2027,"month":3,"day":1,"hour":10}}} -->"#,
      []
    ),
    ("- [ ] feed the cat", []),
  ])
  func `taken in from a file, it is as that says`(line: String, rings: [String]) async throws {
    let list = try notebook.list(of: try await cat()).title.spokenPhrase
    try await notebook.take("# \(list)\n\(line)\n")
    #expect(try notebook.rings(days: 3) == rings)
  }

  @Test func `what was due before it is taken in is not told`() async throws {
    let due = #"<!-- {"due":{"start":{"year":2027,"month":2,"day":1,"hour":9}},"modified":0} -->"#
    try await notebook.take("# Old\n- [ ] pay the bill \(due)\n")
    #expect(try notebook.rings(days: 3) == [])
  }

  @Test func `where the notebook is another, its tasks ring and no others`() async throws {
    _ = try await cat()
    try await notebook.begin()
    await notebook.remind("call Ann", at(1, 18))
    #expect(try notebook.rings(days: 3) == ["call Ann, day 0 18:00"])
  }

  @Test func `of what has rung the app's start tells nothing again`() async throws {
    _ = try await cat()
    #expect(try notebook.rings(days: 1).count == 1)
    await notebook.shared.setReminders()
    #expect(try notebook.rings(days: 3) == [])
  }

  // MARK: What comes back

  private func pills() async throws -> INTask {
    await notebook.remind("take the pills", at(1, 11, every: Self.daily))
    return try notebook.task("take the pills")
  }

  @Test func `ticked off ahead, what comes back rings from the next time on`() async throws {
    await notebook.change(try await pills(), status: .completed)
    #expect(try notebook.rings(days: 2) == ["take the pills, day 1 11:00"])
  }

  @Test func `ticked off and that undone, what comes back rings as it did`() async throws {
    let pills = try await pills()
    await notebook.change(pills, status: .completed)
    await notebook.change(
      try notebook.task("take the pills"), status: .notCompleted, to: pills.temporalEventTrigger)
    #expect(
      try notebook.rings(days: 2) == ["take the pills, day 0 11:00", "take the pills, day 1 11:00"])
  }

  @Test func `moved, of what comes back the next time moves alone`() async throws {
    await notebook.snooze(try await pills(), until: at(1, 15))
    #expect(
      try notebook.rings(days: 2) == ["take the pills, day 0 15:00", "take the pills, day 1 11:00"])
  }

  @Test func `moved beyond its next time, what comes back rings at both`() async throws {
    await notebook.snooze(try await pills(), until: at(2, 15))
    await notebook.snooze(try notebook.task("take the pills"), until: at(2, 16))
    #expect(
      try notebook.rings(days: 2) == ["take the pills, day 1 11:00", "take the pills, day 1 16:00"])
  }

  @Test func `moved to its next time, what comes back rings once then`() async throws {
    await notebook.snooze(try await pills(), until: at(2, 11))
    #expect(try notebook.rings(days: 2) == ["take the pills, day 1 11:00"])
  }

  @Test func `moved and then ticked off, the moved time is done alone`() async throws {
    await notebook.snooze(try await pills(), until: at(2, 15))
    await notebook.change(try notebook.task("take the pills"), status: .completed)
    #expect(try notebook.rings(days: 2) == ["take the pills, day 1 11:00"])
  }

  @Test func `given another time, what comes back rings at that`() async throws {
    await notebook.change(try await pills(), to: at(1, 12, every: Self.daily))
    #expect(
      try notebook.rings(days: 2) == ["take the pills, day 0 12:00", "take the pills, day 1 12:00"])
  }

  @Test func `what is set so many times ahead goes on when the app starts`() async throws {
    let rule = INRecurrenceRule(interval: 2, frequency: .daily)
    await notebook.remind("water the cactus", at(1, 11, every: rule))
    #expect(try notebook.rings(days: 40).count == 20)
    await notebook.shared.setReminders()
    #expect(try notebook.rings(days: 60).count == 30)
  }
}
