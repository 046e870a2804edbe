/// Writes Cyrillic names in Latin letters, so that either spelling finds the other.
enum Romanization {
  /// The form in Latin letters, or `nil` when there is nothing to change.
  static func romanized(_ form: SpokenForm) -> SpokenForm? {
    let words = form.words.map { word in
      String(word.unicodeScalars.map { latin[$0] ?? String($0) }.joined())
    }
    return words == form.words ? nil : SpokenForm(words: words)
  }

  /// Letters of folded text, where й is и and ё is е already.
  private static let latin: [Unicode.Scalar: String] = [
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ж": "zh", "з": "z", "и": "i",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t",
    "у": "u", "ф": "f", "х": "h", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "sch", "ъ": "", "ы": "y",
    "ь": "", "э": "e", "ю": "yu", "я": "ya", "і": "i", "є": "ye", "ґ": "g",
  ]
}
