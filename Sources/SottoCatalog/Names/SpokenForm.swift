import Foundation

/// A name without what nobody hears: case, diacritics, punctuation.
struct SpokenForm: Hashable {
  let words: [String]

  init(words: [String]) { self.words = words }

  init(_ text: some StringProtocol) {
    var words: [String] = []
    var word = ""
    for scalar in Self.decomposed(text) {
      switch scalar {
      case "'", "’", "`", "\u{300}"..."\u{36F}": continue
      case "&", "+":
        if !word.isEmpty { words.append(word) }
        words.append("and")
        word = ""
      case _
      where scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
        || scalar.properties.generalCategory == .spacingMark:
        word += Self.plainLetters[scalar] ?? String(scalar)
      default:
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  /// The words without spaces between them, since a recogniser may split or join any two.
  var key: String { words.joined() }

  var isEmpty: Bool { words.isEmpty }

  private static func decomposed(_ text: some StringProtocol) -> String.UnicodeScalarView {
    let lower = text.lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower.unicodeScalars }
    return lower.decomposedStringWithCompatibilityMapping.unicodeScalars
  }

  /// Letters that look like another with a mark, but do not decompose into it.
  private static let plainLetters: [Unicode.Scalar: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i",
  ]
}
