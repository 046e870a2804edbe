import Foundation
import ListableShared
import Testing

/// What is exported is read again without loss, and what others write as far as it goes.
@Suite struct ExchangeTests {
  private static let created = Date(timeIntervalSince1970: 1_800_000_000)

  private static let content: NotebookContent = {
    var content = NotebookContent()
    let berlin = TimeZone(identifier: "Europe/Berlin")
    func due(_ hour: Int?, _ zone: TimeZone? = nil, _ repetition: Due.Repetition? = nil) -> Due {
      Due(
        start: DateComponents(
          timeZone: zone, year: 2026, month: 11, day: 27, hour: hour, minute: hour.map { _ in 5 }),
        repetition: repetition)
    }
    func worked(_ due: Due) -> Due {
      var due = due
      due.passed = created.addingTimeInterval(3600)
      due.snoozed = created.addingTimeInterval(7200)
      return due
    }
    func task(
      _ title: String, done: Bool = false, flagged: Bool = false, due: Due? = nil,
      place: ListedTask.Place? = nil
    ) -> ListedTask {
      ListedTask(
        id: "id of \(title)", list: "", title: title, isCompleted: done, isFlagged: flagged,
        due: due,
        place: place, created: created, modified: created.addingTimeInterval(60))
    }
    content.lists = [
      .init(
        title: "Groceries; all, of \\them",
        tasks: [
          task("rice"), task("onions", done: true), task("fish & chips, 2; <b>", flagged: true),
          task("a <!-- strange --> one"), task("[x] not done"),
          task(
            String(repeating: "длинное название ", count: 20).trimmingCharacters(in: .whitespaces)),
        ]),
      .init(
        title: "Времена",
        tasks: [
          task("a day", due: due(nil)), task("a moment", due: due(18)),
          task("a zone", due: due(18, berlin)), task("in UTC", due: due(18, .gmt)),
          task("weekdays", due: due(7, nil, .init(.weekly, weekdays: [2, 3, 4, 5, 6]))),
          task("done until", due: worked(due(7, nil, .init(.daily)))),
          task("every other month", due: due(7, nil, .init(.monthly, interval: 2))),
          task("home", place: .init(name: "home, sweet; home", isOnLeaving: false)),
          task("work", place: .init(name: "work", isOnLeaving: true)),
        ]),
    ]
    content.notes = [
      Note(
        id: "1", title: "Ideas", text: "a boat\n# not a heading\n\n- [ ] no task\n",
        created: created),
      Note(id: "2", title: "Empty", text: "", created: created),
      Note(id: "3", title: "想法", text: "一行\n\\两行", created: created),
    ]
    return content
  }()

  @Test func `Markdown loses nothing`() throws {
    #expect(try Checklist(text: Checklist(Self.content).text).content == Self.content)
  }

  @Test func `iCalendar loses nothing`() throws {
    let text = CalendarFile(Self.content).text
    #expect(try CalendarFile(text: text).content == Self.content)
    for line in text.split(separator: "\r\n") { #expect(line.utf8.count <= 75) }
  }

  @Test func `check lists that people write are read`() throws {
    let content = try Checklist(
      text: "# Trip\r\n* [X] tent\r\n  - [ ] map\r\nsome words\r\n\r\n## Food\r\n+ [ ] rice"
    ).content
    #expect(content.lists.map(\.title) == ["Trip", "Food"])
    #expect(content.lists[0].tasks.map(\.title) == ["tent", "map"])
    #expect(content.lists[0].tasks.map(\.isCompleted) == [true, false])
  }

  @Test func `tasks of other programs are read`() throws {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTIMEZONE
      TZID:Europe/Berlin
      END:VTIMEZONE
      BEGIN:VTODO
      UID:7
      SUMMARY:Call\\, then
        write
      DTSTART;TZID="Europe/Berlin":20261127T180000
      RRULE:FREQ=DAILY;COUNT=3
      BEGIN:VALARM
      SUMMARY:no task
      END:VALARM
      COMPLETED:20261128T120000Z
      END:VTODO
      END:VCALENDAR
      """
    let content = try CalendarFile(text: text).content
    #expect(content.lists.map(\.title) == ["Tasks"])
    let task = try #require(content.lists.first?.tasks.first)
    #expect(task.title == "Call, then write" && task.isCompleted)
    #expect(task.due?.start.hour == 18 && task.due?.repetition == nil)
  }

  @Test(arguments: [
    ("- [ ] rice", "Line 1: a task stands above the name of its list."),
    ("# A\n- [ ] x <!-- {broken -->", "Line 2: the comment is none that Listable has written."),
    ("# A\n- [ ]   ...", "Line 2: a task has no name."),
  ])
  func `a broken check list is refused by its line`(text: String, problem: String) {
    let error = #expect(throws: ImportError.self) { try Checklist(text: text) }
    #expect(error?.localizedDescription == problem)
  }

  @Test(arguments: [
    ("BEGIN:VCALENDAR\nnonsense\n", "Line 2: “nonsense” is no property."),
    ("BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:1\nEND:VTODO\n", "Line 2: a task has no name."),
  ])
  func `a broken calendar is refused by its line`(text: String, problem: String) {
    let error = #expect(throws: ImportError.self) { try CalendarFile(text: text) }
    #expect(error?.localizedDescription == problem)
  }
}
