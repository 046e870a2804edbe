import Foundation

extension Checklist {
  /// Reads what `text` wrote, or what a person has written.
  ///
  /// - Throws: `ImportError` for a task above any heading, or a comment that is broken.
  package init(text: String, now: Date = .now) throws(ImportError) {
    let stamp = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
    var content = NotebookContent()
    var isNote = false
    let lines = text.replacingOccurrences(of: "\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let heading = line.prefixMatch(of: #/#+ +/#) {
        let (title, details) = try Self.parts(line[heading.range.upperBound...], line: index + 1)
        isNote = details.note == true
        if isNote {
          content.notes.append(
            Note(
              id: details.id ?? UUID().uuidString, title: details.title ?? title, text: "",
              created: details.created.map(Date.init(timeIntervalSince1970:)) ?? stamp,
              modified: details.modified.map(Date.init(timeIntervalSince1970:))))
        } else {
          content.lists.append(.init(title: details.title ?? title, tasks: []))
        }
      } else if isNote {
        content.notes[content.notes.count - 1].text +=
          (line.hasPrefix("\\") ? line.dropFirst() : line) + "\n"
      } else if let box = line.prefixMatch(of: #/\s*[-*+] +\[([ xX])\] +/#) {
        guard !content.lists.isEmpty else {
          throw ImportError(line: index + 1, problem: "a task stands above the name of its list")
        }
        let (title, details) = try Self.parts(line[box.range.upperBound...], line: index + 1)
        guard !NameKey.of(details.title ?? title).isEmpty else {
          throw ImportError(line: index + 1, problem: "a task has no name")
        }
        content.lists[content.lists.count - 1].tasks.append(
          ListedTask(
            id: details.id ?? UUID().uuidString, list: "", title: details.title ?? title,
            isCompleted: box.output.1 != " ", isFlagged: details.flagged ?? false,
            due: details.due, place: details.place,
            created: details.created.map(Date.init(timeIntervalSince1970:)) ?? stamp,
            modified: details.modified.map(Date.init(timeIntervalSince1970:))))
      }
    }
    for index in content.notes.indices {
      content.notes[index].text = Self.withoutFrame(content.notes[index].text)
    }
    self.content = content
  }

  /// Without the empty line below the heading, and the end of the last line and the empty one after.
  private static func withoutFrame(_ text: String) -> String {
    var text = text[...]
    if text.hasPrefix("\n") { text = text.dropFirst() }
    for _ in 0..<2 where text.hasSuffix("\n") { text = text.dropLast() }
    return String(text)
  }

  private static func parts(
    _ line: Substring, line number: Int
  ) throws(ImportError) -> (title: String, details: Details) {
    guard let comment = line.firstMatch(of: #/ *<!-- (.*) -->\s*$/#) else {
      return (line.trimmingCharacters(in: .whitespaces), Details())
    }
    do {
      let details = try JSONDecoder().decode(Details.self, from: Data(comment.output.1.utf8))
      return (String(line[..<comment.range.lowerBound]), details)
    } catch {
      throw ImportError(line: number, problem: "the comment is none that Listable has written")
    }
  }
}
