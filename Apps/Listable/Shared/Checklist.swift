import Foundation

/// Lists and notes as Markdown: a heading for each, “- [ ]” and “- [x]” before tasks.
///
/// What Markdown has no place for stands in a comment behind the title, as JSON; who writes by hand leaves
/// it out.
package struct Checklist {
  package let content: NotebookContent
  /// What of a file that was read is not kept.
  package let remarks: [ImportRemark]

  package init(_ content: NotebookContent) {
    self.content = content
    remarks = []
  }

  /// What a comment says of a task or a note.
  struct Details: Codable {
    var id: String?
    /// Where it cannot stand in a line.
    var title: String?
    var flagged: Bool?
    var due: Due?
    var place: ListedTask.Place?
    var created: Double?
    var modified: Double?
    var note: Bool?
  }

  /// The whole, to be read again.
  package var text: String {
    let lists = content.lists.map { list in
      "# \(Self.escaped(list.title))\n\n" + list.tasks.map(line).joined()
    }
    let notes = content.notes.map { note in
      let details = Details(
        id: note.id, title: Self.untold(note.title), created: note.created.timeIntervalSince1970,
        modified: note.modified.timeIntervalSince1970, note: true)
      let lines = note.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("#") || $0.hasPrefix("\\") ? "\\\($0)" : String($0) }
      return
        "# \(Self.escaped(note.title))\(comment(details))\n\n\(lines.joined(separator: "\n"))\n"
    }
    return (lists + notes).joined(separator: "\n")
  }

  /// As a person reads it: without comments, and with when things are due.
  package var shown: String {
    let lists = content.lists.map { list in
      "\(list.title)\n"
        + list.tasks.map { task in
          let marks = [task.isFlagged ? "!" : nil, task.due.map(\.shown), task.place?.name]
          let rest = marks.compactMap(\.self).map { "  \($0)" }.joined()
          return "  \(task.isCompleted ? "✓" : "○") \(task.title)\(rest)\n"
        }.joined()
    }
    let notes = content.notes.map { note in
      "\(note.title)\n" + note.text.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    return (lists + notes).joined(separator: "\n")
  }

  private func line(_ task: ListedTask) -> String {
    let details = Details(
      id: task.id, title: Self.untold(task.title), flagged: task.isFlagged ? true : nil,
      due: task.due, place: task.place, created: task.created.timeIntervalSince1970,
      modified: task.modified.timeIntervalSince1970)
    return "- [\(task.isCompleted ? "x" : " ")] \(Self.escaped(task.title))\(comment(details))\n"
  }

  private func comment(_ details: Details) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(details) else { return "" }
    // Nothing in it may end the comment.
    let text = String(decoding: json, as: UTF8.self).replacingOccurrences(of: ">", with: "\\u003e")
    return " <!-- \(text) -->"
  }

  private static func untold(_ title: String) -> String? { escaped(title) == title ? nil : title }

  private static func escaped(_ title: String) -> String {
    title.replacingOccurrences(of: "<!--", with: "").split(whereSeparator: \.isNewline)
      .joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }
}

extension Due {
  /// “2026-11-27 18:00, weekly”.
  fileprivate var shown: String {
    let start = nextStart
    let day = String(
      format: "%04d-%02d-%02d", start.year ?? 0, start.month ?? 0, start.day ?? 0)
    let time = start.hour.map { String(format: " %02d:%02d", $0, start.minute ?? 0) } ?? ""
    return day + time + (repetition.map { ", \($0.frequency.rawValue)" } ?? "")
  }
}
