import Foundation

/// What Tab adds to a line: the rest of a command of the prompt's, or of an app's name.
struct Completion: Sendable {
  /// The prompt's own commands, which stand alone.
  var commands: [String] = []
  /// Names that may stand anywhere in a line, asked for each time: apps come and go.
  var names: @Sendable () -> [String] = { [] }

  /// The rest of what the text ends with, as far as all that begin so go on alike; empty where nothing
  /// does.
  func rest(of text: String) -> String {
    if text.hasPrefix(":") { return Self.rest(of: text[...], among: commands) }
    let names = names()
    // The longest beginning counts: “old ra” is of “Old Radio” rather than of “Ra”.
    for start in Self.wordStarts(of: text) {
      let rest = Self.rest(of: text[start...], among: names)
      if !rest.isEmpty { return rest }
    }
    return ""
  }

  private static func wordStarts(of text: String) -> [String.Index] {
    text.indices.filter { index in
      guard index > text.startIndex, !text[index].isWhitespace else {
        return index == text.startIndex
      }
      // Where letters have no case, people write words without a space between.
      return !text[text.index(before: index)].isLetter || !text[index].isCased
    }
  }

  private static func rest(of beginning: Substring, among names: [String]) -> String {
    let rests = names.compactMap { name -> String? in
      guard let found = name.range(of: beginning, options: [.caseInsensitive, .anchored]) else {
        return nil
      }
      return String(name[found.upperBound...])
    }
    guard let first = rests.first else { return "" }
    return rests.dropFirst().reduce(first) { $0.commonPrefix(with: $1, options: .caseInsensitive) }
  }
}
