import Foundation

extension CalendarFile {
  /// - Parameter list: The list of tasks that name none, in a calendar that has no name.
  /// - Throws: `ImportError` for a line that is none of iCalendar's, a task without a name, or one that
  ///   does not end.
  package init(text: String, list: String = "Tasks", now: Date = .now) throws(ImportError) {
    var reading = Reading(list: list, now: now)
    for (number, text) in CalendarLine.unfolded(text) {
      guard let line = CalendarLine(text) else {
        throw ImportError(line: number, problem: "“\(text.prefix(40))” is no property")
      }
      try reading.read(line, number)
    }
    if let open = reading.component {
      throw ImportError(line: open.line, problem: "“BEGIN:\(open.kind)” has no end")
    }
    content = reading.content
    remarks = reading.remarks
  }
}

/// What has been read of a calendar so far.
private struct Reading {
  /// The list of tasks that name none.
  private var list: String
  private let now: Date
  private(set) var remarks: [ImportRemark] = []
  private(set) var component: CalendarComponent?
  private var lists = ListCollector()
  private var notes: [Note] = []
  /// What is within a component, such as an alarm, or has no place in a notebook, as an event.
  private var passedOver: [String] = []

  init(list: String, now: Date) {
    self.list = list
    self.now = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
  }

  var content: NotebookContent {
    var content = NotebookContent()
    content.lists = lists.lists
    content.notes = notes
    return content
  }

  mutating func read(_ line: CalendarLine, _ number: Int) throws(ImportError) {
    switch line.name {
    case "BEGIN": begin(line.value.uppercased(), number)
    case "END": try end(line.value.uppercased())
    case _ where !passedOver.isEmpty: break
    case "X-WR-CALNAME", "NAME":
      if component == nil, !NameKey.of(line.text).isEmpty { list = line.text }
    default: component?.add(line, line: number)
    }
  }

  private mutating func begin(_ kind: String, _ line: Int) {
    if kind == "VCALENDAR" { return }
    if component == nil, passedOver.isEmpty, ["VTODO", "VJOURNAL"].contains(kind) {
      component = CalendarComponent(kind: kind, line: line)
    } else {
      // Zones are known by their names.
      if passedOver.isEmpty, kind != "VTIMEZONE" {
        remarks.append(.init(line: line, "\(kind) is not kept"))
      }
      passedOver.append(kind)
    }
  }

  private mutating func end(_ kind: String) throws(ImportError) {
    guard passedOver.isEmpty else {
      passedOver.removeLast()
      return
    }
    guard var ended = component else { return }
    component = nil
    if ended.kind == "VTODO" {
      let task = try ListedTask(&ended, now: now)
      let title = ended.takeFirst(of: "CATEGORIES") ?? list
      if !lists.add(task, to: lists.index(of: title)) {
        ended.remark("“\(task.title)” is on that list already and not kept twice", line: ended.line)
      }
    } else {
      notes.append(Note(&ended, now: now))
    }
    remarks += ended.allRemarks
  }
}

extension ListedTask {
  fileprivate init(_ component: inout CalendarComponent, now: Date) throws(ImportError) {
    guard let title = component.takeText("SUMMARY"), !NameKey.of(title).isEmpty else {
      throw ImportError(line: component.line, problem: "a task has no name")
    }
    let isDone = component.take("STATUS") { status -> Bool? in
      ["COMPLETED": true, "CANCELLED": true, "NEEDS-ACTION": false][status.value]
    }
    let isWhole = component.take("PERCENT-COMPLETE") { ["100": true, "0": false][$0.value] }
    let wasDone = component.take("COMPLETED") { _ in true }
    // 5 is medium, and what comes after is low.
    let priority = component.take("PRIORITY") { Int($0.value).flatMap { $0 < 5 ? $0 : nil } }
    self.init(
      id: component.takeText("UID") ?? UUID().uuidString, list: "", title: title,
      isCompleted: wasDone ?? isDone ?? isWhole ?? false, isFlagged: (priority ?? 0) > 0,
      due: Due(&component),
      place: component.take("X-LISTABLE-PLACE") {
        Place(name: $0.text, isOnLeaving: $0.parameters["EVENT"] == "DEPART")
      },
      created: component.takeDate("CREATED") ?? now,
      modified: component.takeDate("LAST-MODIFIED") ?? now)
  }
}

extension Note {
  fileprivate init(_ component: inout CalendarComponent, now: Date) {
    self.init(
      id: component.takeText("UID") ?? UUID().uuidString,
      title: component.takeText("SUMMARY") ?? "", text: component.takeText("DESCRIPTION") ?? "",
      created: component.takeDate("CREATED") ?? now,
      modified: component.takeDate("LAST-MODIFIED") ?? now)
  }
}

extension Due {
  /// `nil` where no time can be read; whatever is not taken then is remarked upon.
  fileprivate init?(_ component: inout CalendarComponent) {
    guard let start = component.takeMoment("DUE") ?? component.takeMoment("DTSTART") else {
      return nil
    }
    self.init(
      start: start, repetition: component.take("RRULE") { Repetition(calendarRule: $0.value) })
    // What repeats does so from its start.
    _ = component.take("DTSTART") { $0.moment == start ? true : nil }
    passed = component.takeDate("X-LISTABLE-DONE-UNTIL")
    snoozed = component.takeDate("X-LISTABLE-SNOOZED")
  }
}
