import Foundation

/// A command of ours that a text names, so that somebody can type it.
struct NamedCommand: CustomStringConvertible {
  /// As it is typed.
  let text: String
  let place: String

  var description: String { "\(place): \(text)" }

  /// Its words after the program's name, as a shell would hand them on; `nil` where no shell knows how.
  var words: [String]? {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in text + " " {
      switch character {
      case quote: quote = nil
      case "\"", "'": if quote == nil { quote = character } else { word.append(character) }
      case " " where quote == nil:
        if !word.isEmpty { words.append(word) }
        word = ""
      // Typed as they stand, these would be a part of the name.
      case _ where "“”„‟«»‘’「」".contains(character): return nil
      default: word.append(character)
      }
    }
    if let end = words.firstIndex(where: { [">", "<", "|", "&&", "#"].contains($0) }) {
      words.removeSubrange(end...)
    }
    return quote == nil && words.first == "sotto" ? Array(words.dropFirst()) : nil
  }

  /// All that a text names: in quotation marks, after a `$`, or up to the end of the sentence.
  ///
  /// - Parameter commands: What may follow the program's name; all else is prose.
  static func all(in text: String, of place: String, commands: Set<String>) -> [NamedCommand] {
    text.matches(
      of: /(?<before>^|..?)(?<command>\bsotto (?<first>[a-z]+)[^\n]*)/.anchorsMatchLineEndings()
    )
    .flatMap { found -> [NamedCommand] in
      let before = String(found.before)
      let line = String(found.command)
      let command = end(of: line, after: before)
      let rest = all(
        in: String(line.dropFirst(command.count)), of: place, commands: commands)
      guard commands.contains(String(found.first)) else { return rest }
      return [NamedCommand(text: command, place: place)] + rest
    }
  }

  private static let closing: [Character: Character] = [
    "“": "”", "«": "»", "„": "“", "‘": "’", "「": "」", "`": "`", "(": ")",
  ]

  /// The part of a line that is to be typed.
  private static func end(of line: String, after before: String) -> String {
    let opening = before.last { !$0.isWhitespace }
    if let opening, let mark = closing[opening] {
      return line.prefix { $0 != mark }.trimmingCharacters(in: .whitespaces)
    }
    if opening == "$" { return line }
    // A sentence that ends with a command ends with its line, or with a full stop.
    let sentence = line.firstMatch(of: /^(.*?[^ ])(?:[.,;:)](?: |$)| [–—] |。)/)?.output.1
    return String(sentence ?? line[...])
  }
}
