import Foundation

extension CalendarFile {
  /// - Parameter list: The list of tasks that name none.
  /// - Throws: `ImportError` for a line that is none of iCalendar's, or a task without a name.
  package init(text: String, list: String = "Tasks", now: Date = .now) throws(ImportError) {
    var content = NotebookContent()
    var component: (kind: String, line: Int, properties: [String: CalendarLine])?
    /// Components within one, such as alarms.
    var depth = 0
    let stamp = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
    for (number, text) in CalendarLine.unfolded(text) {
      guard let line = CalendarLine(text) else {
        throw ImportError(line: number, problem: "“\(text.prefix(40))” is no property")
      }
      switch (line.name, component) {
      case ("BEGIN", nil) where ["VTODO", "VJOURNAL"].contains(line.value):
        component = (line.value, number, [:])
      case ("BEGIN", .some): depth += 1
      case ("END", .some) where depth > 0: depth -= 1
      case ("END", let ended?):
        component = nil
        if ended.kind == "VTODO" {
          let task = try ListedTask(ended.properties, line: ended.line, now: stamp)
          let title = ended.properties["CATEGORIES"]?.texts.first ?? list
          content.add(task, toList: title)
        } else {
          content.notes.append(Note(ended.properties, now: stamp))
        }
      case (_, .some) where depth == 0: component?.properties[line.name] = line
      default: continue
      }
    }
    self.content = content
  }
}

extension NotebookContent {
  fileprivate mutating func add(_ task: ListedTask, toList title: String) {
    if let index = lists.firstIndex(where: { NameKey.of($0.title) == NameKey.of(title) }) {
      lists[index].tasks.append(task)
    } else {
      lists.append(.init(title: title, tasks: [task]))
    }
  }
}

extension ListedTask {
  fileprivate init(
    _ properties: [String: CalendarLine], line: Int, now: Date
  ) throws(ImportError) {
    guard let title = properties["SUMMARY"]?.text, !NameKey.of(title).isEmpty else {
      throw ImportError(line: line, problem: "a task has no name")
    }
    let start = properties["DUE"] ?? properties["DTSTART"]
    self.init(
      id: properties["UID"]?.text ?? UUID().uuidString, list: "", title: title,
      isCompleted: properties["STATUS"]?.value == "COMPLETED" || properties["COMPLETED"] != nil,
      isFlagged: (properties["PRIORITY"].flatMap { Int($0.value) } ?? 0) == 1,
      due: start?.moment.map { Due($0, properties) },
      place: properties["X-LISTABLE-PLACE"].map {
        Place(name: $0.text, isOnLeaving: $0.parameters["EVENT"] == "DEPART")
      },
      created: properties["CREATED"]?.date ?? now,
      modified: properties["LAST-MODIFIED"]?.date ?? now)
  }
}

extension Note {
  fileprivate init(_ properties: [String: CalendarLine], now: Date) {
    self.init(
      id: properties["UID"]?.text ?? UUID().uuidString, title: properties["SUMMARY"]?.text ?? "",
      text: properties["DESCRIPTION"]?.text ?? "", created: properties["CREATED"]?.date ?? now,
      modified: properties["LAST-MODIFIED"]?.date ?? now)
  }
}

extension Due {
  fileprivate init(_ start: DateComponents, _ properties: [String: CalendarLine]) {
    self.init(
      start: start,
      repetition: properties["RRULE"].flatMap { Repetition(calendarRule: $0.value) })
    passed = properties["X-LISTABLE-DONE-UNTIL"]?.date
    snoozed = properties["X-LISTABLE-SNOOZED"]?.date
  }
}
