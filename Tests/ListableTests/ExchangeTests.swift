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
    let read = try Checklist(text: Checklist(Self.content).text)
    #expect(read.content == Self.content && read.remarks.isEmpty)
  }

  @Test func `iCalendar loses nothing`() throws {
    let text = CalendarFile(Self.content).text
    let read = try CalendarFile(text: text)
    #expect(read.content == Self.content && read.remarks.isEmpty)
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

  @Test(arguments: Sample.all)
  fileprivate func `what is in a check list is kept or named`(sample: Sample) throws {
    let list = try Checklist(text: "\n" + sample.text, list: "trip")
    #expect(list.content.lists.filter { !$0.tasks.isEmpty }.map(\.shown) == sample.lists)
    #expect(list.remarks == sample.remarks)
  }

  @Test(arguments: [
    (["DESCRIPTION:by phone"], "Line 4: DESCRIPTION is not kept.\n"),
    (["CATEGORIES:Work,Calls"], "Line 4: “Calls” of CATEGORIES is not kept.\n"),
    (["CATEGORIES:Work", "CATEGORIES:Calls"], "Line 5: CATEGORIES is not kept.\n"),
    (
      ["DUE:20261127T180000Z", "RRULE:FREQ=DAILY;COUNT=3"],
      "Line 5: “RRULE:FREQ=DAILY;COUNT=3” is not kept.\n"
    ),
    (
      ["DUE:20261127T180000Z", "RRULE:FREQ=MONTHLY;BYDAY=MO"],
      "Line 5: “RRULE:FREQ=MONTHLY;BYDAY=MO” is not kept.\n"
    ),
    (["DUE:tomorrow"], "Line 4: DUE is not kept.\n"),
    (["DTSTART:20261127T170000Z", "DUE:20261127T180000Z"], "Line 4: DTSTART is not kept.\n"),
    (
      ["DUE;TZID=Nowhere/Land:20261127T180000"],
      "Line 4: the zone “Nowhere/Land” is not known, so the time is local.\n"
    ),
    (["PRIORITY:5"], "Line 4: PRIORITY is not kept.\n"),
    (
      ["LOCATION:Leeds", "X-OF-OTHERS:1"],
      "Line 4: LOCATION is not kept.\nLine 5: X-OF-OTHERS is not kept.\n"
    ),
    (["BEGIN:VALARM", "TRIGGER:-PT15M", "END:VALARM"], "Line 4: VALARM is not kept.\n"),
    (["STATUS:IN-PROCESS"], "Line 4: STATUS is not kept.\n"),
    (["PRIORITY:3", "STATUS:CANCELLED", "SEQUENCE:1", "PERCENT-COMPLETE:100"], ""),
    (
      ["END:VTODO", "BEGIN:VEVENT", "SUMMARY:a", "END:VEVENT", "BEGIN:VTODO", "SUMMARY:call"],
      "Line 5: VEVENT is not kept.\nLine 8: “call” is on that list already and not kept twice.\n"
    ),
  ])
  func `what is in a calendar is kept or named by its line`(lines: [String], remarks: String) throws
  {
    let text = ["BEGIN:VCALENDAR", "BEGIN:VTODO", "SUMMARY:Call"] + lines
    let file = try CalendarFile(
      text: (text + ["END:VTODO", "END:VCALENDAR"]).joined(separator: "\r\n"))
    #expect(ImportRemark.shown(file.remarks) == remarks)
    #expect(file.content.lists.flatMap(\.tasks).map(\.title) == ["Call"])
  }

  @Test func `a calendar's own name is that of its list`() throws {
    let file = try CalendarFile(
      text: "BEGIN:VCALENDAR\nX-WR-CALNAME:Garden\nBEGIN:VTODO\nSUMMARY:dig\nEND:VTODO\n", list: "a"
    )
    #expect(file.content.lists.map(\.shown) == ["Garden: dig"])
  }

  @Test func `lines that are left out for one reason are named together`() {
    let remarks = [7, 3, 12].map { ImportRemark(line: $0, "DESCRIPTION is not kept") }
    #expect(
      ImportRemark.shown(remarks + [ImportRemark(line: 5, "LOCATION is not kept")])
        == "Lines 3, 7, 12: DESCRIPTION is not kept.\nLine 5: LOCATION is not kept.\n")
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
    ("BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:1\n", "Line 2: “BEGIN:VTODO” has no end."),
  ])
  func `a broken calendar is refused by its line`(text: String, problem: String) {
    let error = #expect(throws: ImportError.self) { try CalendarFile(text: text) }
    #expect(error?.localizedDescription == problem)
  }
}

/// A check list, its lists as they are shown, and what is not kept, by the line.
private struct Sample: Sendable, CustomTestStringConvertible {
  let text: String
  let lists: [String]
  let remarks: [ImportRemark]
  var testDescription: String { text }

  static let all = [
    Sample("- [ ] rice\n# B\n- [ ] tea", ["trip: rice", "B: tea"]),
    Sample("1) [ ] rice\n2) [x] tea\n10. [ ] milk", ["trip: rice, ✓tea, milk"]),
    Sample("+ rice\n* tea\n- milk\n1. bread", ["trip: rice, tea, milk, bread"]),
    Sample(
      "- [ ] Ann\n  - [ ] call\n\t- [x] twice\n- Bob\n   1) call",
      [
        "trip: Ann, call, ✓twice, Bob, Bob: call"
      ]),
    Sample(
      "- rice\n- Rice", ["trip: rice"], [3: "“Rice” is on that list already and not kept twice"]),
    Sample(
      "some words\n***\n- rice\n  the brown one", ["trip: rice"],
      [
        2: "“some words” is no task and not kept", 5: "“the brown one” is no task and not kept",
      ]),
    Sample("# \n- rice", ["trip: rice"], [2: "the heading is no name of a list"]),
    Sample("- [a link](https://example.org)", ["trip: [a link](https://example.org)"]),
  ]

  init(_ text: String, _ lists: [String], _ remarks: KeyValuePairs<Int, String> = [:]) {
    self.text = text
    self.lists = lists
    self.remarks = remarks.map { ImportRemark(line: $0.key, $0.value) }
  }
}

extension NotebookContent.List {
  fileprivate var shown: String {
    "\(title): " + tasks.map { ($0.isCompleted ? "✓" : "") + $0.title }.joined(separator: ", ")
  }
}
