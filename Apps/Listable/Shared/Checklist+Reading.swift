import Foundation

extension Checklist {
  /// Reads what `text` wrote, or what a person has written: headings are lists, and the items below them
  /// tasks, with boxes or without. A task below another stands beside it.
  ///
  /// - Parameter list: The list of tasks above the first heading.
  /// - Throws: `ImportError` for a task without a name, or a comment that is broken.
  package init(text: String, list: String = "Tasks", now: Date = .now) throws(ImportError) {
    var reading = Reading(list: list, now: now)
    let lines = text.replacingOccurrences(of: "\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { try reading.read(line, index + 1) }
    content = reading.content
    remarks = reading.remarks
  }
}

/// What has been read of a check list so far.
private struct Reading {
  private(set) var remarks: [ImportRemark] = []
  private let list: String
  private let now: Date
  private var lists = ListCollector()
  private var notes: [Note] = []
  private var isNote = false
  /// The list that is read; `nil` above the first heading.
  private var current: Int?
  /// The tasks that the next may stand below, each with how far it stands from the margin.
  private var above: [(margin: Int, title: String)] = []

  init(list: String, now: Date) {
    self.list = list
    self.now = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
  }

  var content: NotebookContent {
    var content = NotebookContent()
    content.lists = lists.lists
    content.notes = notes.map { note in
      var note = note
      note.text = Self.withoutFrame(note.text)
      return note
    }
    return content
  }

  mutating func read(_ line: Substring, _ number: Int) throws(ImportError) {
    if let heading = line.prefixMatch(of: #/#+ +/#) {
      try begin(Words(line[heading.range.upperBound...], line: number), number)
    } else if isNote {
      notes[notes.count - 1].text += (line.hasPrefix("\\") ? line.dropFirst() : line) + "\n"
    } else if let item = line.prefixMatch(
      of: #/(\s*)(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)(?:\[([ xX])\](?:[ \t]+|$))?/#)
    {
      let words = try Words(line[item.range.upperBound...], line: number)
      let margin = item.output.1.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
      try add(words, box: item.output.2, margin: margin, line: number)
    } else {
      remark(line, number)
    }
  }

  private mutating func begin(_ words: Words, _ line: Int) {
    let title = words.details.title ?? words.title
    above = []
    isNote = words.details.note == true
    if isNote {
      notes.append(
        Note(
          id: words.details.id ?? UUID().uuidString, title: title, text: "",
          created: words.created ?? now, modified: words.modified))
    } else if NameKey.of(title).isEmpty {
      remarks.append(.init(line: line, "the heading is no name of a list"))
    } else {
      current = lists.index(of: title)
    }
  }

  private mutating func add(
    _ words: Words, box: Substring?, margin: Int, line: Int
  ) throws(ImportError) {
    let title = words.details.title ?? words.title
    guard !NameKey.of(title).isEmpty else {
      if box != nil { throw ImportError(line: line, problem: "a task has no name") }
      return remark(words.title[...], line)
    }
    var task = ListedTask(
      id: words.details.id ?? UUID().uuidString, list: "", title: title,
      isCompleted: box.map { $0 != " " } ?? false, isFlagged: words.details.flagged ?? false,
      due: words.details.due, place: words.details.place, created: words.created ?? now,
      modified: words.modified)
    let target = current ?? lists.index(of: list)
    current = target
    above.removeAll { $0.margin >= margin }
    let isAdded = lists.add(task, to: target)
    if !isAdded, let parent = above.last {
      // “call” below Ann and “call” below Bob are two.
      task.title = "\(parent.title): \(title)"
    }
    if !isAdded, above.isEmpty || !lists.add(task, to: target) {
      remarks.append(.init(line: line, "“\(title)” is on that list already and not kept twice"))
    }
    above.append((margin, title))
  }

  /// A line between two parts says nothing.
  private mutating func remark(_ line: Substring, _ number: Int) {
    let words = line.trimmingCharacters(in: .whitespaces)
    guard words.contains(where: { !"-*_= ".contains($0) }) else { return }
    let shown = words.count > 40 ? "\(words.prefix(40))…" : words
    remarks.append(.init(line: number, "“\(shown)” is no task and not kept"))
  }

  /// Without the empty line below the heading, and the end of the last line and the empty one after.
  private static func withoutFrame(_ text: String) -> String {
    var text = text[...]
    if text.hasPrefix("\n") { text = text.dropFirst() }
    for _ in 0..<2 where text.hasSuffix("\n") { text = text.dropLast() }
    return String(text)
  }
}

/// A title, and what the comment behind it says.
private struct Words {
  let title: String
  let details: Checklist.Details

  var created: Date? { details.created.map(Date.init(timeIntervalSince1970:)) }
  var modified: Date? { details.modified.map(Date.init(timeIntervalSince1970:)) }

  init(_ line: Substring, line number: Int) throws(ImportError) {
    guard let comment = line.firstMatch(of: #/ *<!-- (.*) -->\s*$/#) else {
      title = line.trimmingCharacters(in: .whitespaces)
      details = Checklist.Details()
      return
    }
    do {
      details = try JSONDecoder().decode(
        Checklist.Details.self, from: Data(comment.output.1.utf8))
      title = String(line[..<comment.range.lowerBound])
    } catch {
      throw ImportError(line: number, problem: "the comment is none that Listable has written")
    }
  }
}
