/// What is printed on a record but left out when it is asked for.
enum Decoration {
  /// The name without "(Deluxe Edition)", "[Live]", "- Remastered 2011" and "feat. Somebody".
  static func removed(from title: String) -> String {
    var rest = withoutBrackets(title)
    if let guest = firstWord(of: rest, in: guestWords) { rest = String(rest[..<guest]) }
    if let dash = rest.range(ofDash: " - "), isEdition(rest[dash.upperBound...]) {
      rest = String(rest[..<dash.lowerBound])
    }
    return rest
  }

  /// A title that is all brackets, "(What's the Story)", keeps them.
  private static func withoutBrackets(_ title: String) -> String {
    var kept = ""
    var depth = 0
    for character in title {
      switch character {
      case "(", "[", "（", "【": depth += 1
      case ")", "]", "）", "】": depth = max(0, depth - 1)
      default: if depth == 0 { kept.append(character) }
      }
    }
    return SpokenForm(kept).isEmpty ? title : kept
  }

  private static func isEdition(_ text: Substring) -> Bool {
    SpokenForm(text).words.contains { editionWords.contains($0) }
  }

  private static func firstWord(of text: String, in words: Set<String>) -> String.Index? {
    var index = text.startIndex
    for part in text.split(separator: " ", omittingEmptySubsequences: false) {
      if index > text.startIndex, words.contains(part.lowercased()) { return index }
      index = part.endIndex < text.endIndex ? text.index(after: part.endIndex) : part.endIndex
    }
    return nil
  }

  private static let guestWords: Set<String> = ["feat.", "feat", "ft.", "featuring"]

  private static let editionWords: Set<String> = [
    "remaster", "remastered", "edition", "deluxe", "live", "version", "mix", "remix", "mono",
    "stereo", "edit", "single", "acoustic", "demo", "anniversary", "ремастер", "версия", "издание",
  ]
}

extension String {
  fileprivate func range(ofDash dash: String) -> Range<Index>? {
    guard let position = ranges(of: dash).last else { return nil }
    return position
  }
}
