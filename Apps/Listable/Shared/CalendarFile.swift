import Foundation

/// Lists and notes as iCalendar (RFC 5545): a VTODO for each task, with its list as the category, and a
/// VJOURNAL for each note.
///
/// What is written is read again without loss. Of what others write, remarks say what a task here has no
/// place for (alarms, descriptions, further categories).
package struct CalendarFile {
  package let content: NotebookContent
  package let remarks: [ImportRemark]

  package init(_ content: NotebookContent) {
    self.content = content
    remarks = []
  }

  /// The file's text.
  package var text: String {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sotto//Listable//EN"]
    for list in content.lists {
      for task in list.tasks { lines += Self.lines(of: task, on: list.title) }
    }
    for note in content.notes {
      lines += ["BEGIN:VJOURNAL"]
      lines += Self.stamps(note.id, note.created, note.modified)
      lines += [
        "SUMMARY:\(CalendarLine.escaped(note.title))",
        "DESCRIPTION:\(CalendarLine.escaped(note.text))", "END:VJOURNAL",
      ]
    }
    lines.append("END:VCALENDAR")
    return lines.map { CalendarLine.folded($0) + "\r\n" }.joined()
  }

  private static func lines(of task: ListedTask, on list: String) -> [String] {
    var lines = ["BEGIN:VTODO"] + stamps(task.id, task.created, task.modified)
    lines.append("SUMMARY:\(CalendarLine.escaped(task.title))")
    lines.append("CATEGORIES:\(CalendarLine.escaped(list))")
    lines.append("STATUS:\(task.isCompleted ? "COMPLETED" : "NEEDS-ACTION")")
    if task.isFlagged { lines.append("PRIORITY:1") }
    if let due = task.due {
      // What repeats does so from its start.
      if due.repetition != nil { lines.append("DTSTART\(due.calendarValue)") }
      lines.append("DUE\(due.calendarValue)")
      if let rule = due.repetition?.calendarRule { lines.append("RRULE:\(rule)") }
      if let passed = due.passed {
        lines.append("X-LISTABLE-DONE-UNTIL:\(CalendarLine.stamp(passed))")
      }
      if let snoozed = due.snoozed {
        lines.append("X-LISTABLE-SNOOZED:\(CalendarLine.stamp(snoozed))")
      }
    }
    if let place = task.place {
      let event = place.isOnLeaving ? "DEPART" : "ARRIVE"
      lines.append("X-LISTABLE-PLACE;EVENT=\(event):\(CalendarLine.escaped(place.name))")
    }
    return lines + ["END:VTODO"]
  }

  private static func stamps(_ id: String, _ created: Date, _ modified: Date) -> [String] {
    [
      "UID:\(CalendarLine.escaped(id))", "DTSTAMP:\(CalendarLine.stamp(modified))",
      "CREATED:\(CalendarLine.stamp(created))", "LAST-MODIFIED:\(CalendarLine.stamp(modified))",
    ]
  }
}
