/// A word, a number or a sign of what was said, and where it stands.
struct SpokenToken {
  /// In small letters.
  let text: String
  /// Whether an apostrophe stands before it: the “s” of “Dark's”.
  let isBehindApostrophe: Bool
  let range: Range<String.Index>

  var number: Int? { text.first?.isNumber == true ? Int(text) : nil }

  /// Cuts a text into its words, where its script writes them apart, else into its signs; and where a
  /// letter meets a digit.
  ///
  /// - Returns: None when there are more than `limit`.
  static func tokens(of text: String, atMost limit: Int = .max) -> [SpokenToken] {
    var tokens: [SpokenToken] = []
    var start = text.startIndex
    var hasApostrophe = false
    while start < text.endIndex {
      let kind = Kind(text[start])
      var end = text.index(after: start)
      if kind.isRun {
        while end < text.endIndex, Kind(text[end]) == kind { text.formIndex(after: &end) }
      }
      if kind != .other {
        guard tokens.count < limit else { return [] }
        tokens.append(
          SpokenToken(
            text: folded(text[start..<end]), isBehindApostrophe: hasApostrophe, range: start..<end))
      }
      hasApostrophe = "'’".contains(text[start])
      start = end
    }
    return tokens
  }

  /// Small letters, of which the Turkish i has one dot and the Russian е none.
  private static func folded(_ word: Substring) -> String {
    let digits = word.compactMap { $0.wholeNumberValue.map(String.init) }
    if digits.count == word.count, word.first?.isNumber == true, Kind(word.first ?? " ") == .digits
    {
      return digits.joined()
    }
    var scalars = String.UnicodeScalarView()
    for scalar in word.lowercased().unicodeScalars where scalar != "\u{307}" {
      scalars.append(scalar == "ё" ? "е" : scalar)
    }
    return String(scalars)
  }

  private enum Kind {
    case letters, hangul, hiragana, katakana, han, digits, other

    init(_ character: Character) {
      let scalar = character.unicodeScalars.first?.value ?? 0
      self =
        switch scalar {
        case 0x30...0x39, 0xFF10...0xFF19: .digits
        case 0x3041...0x309F: .hiragana
        case 0x30A0...0x30FF where scalar != 0x30FB: .katakana
        case 0x3005...0x3007, 0x3400...0x9FFF, 0x20000...0x2FFFF: .han
        case 0x1100...0x11FF, 0xAC00...0xD7AF: .hangul
        default: character.isLetter ? .letters : .other
        }
    }

    var isRun: Bool { self != .han && self != .other }
  }
}
