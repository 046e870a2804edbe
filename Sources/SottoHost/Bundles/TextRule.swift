/// What a text of a bundle may be, as it reaches a person's screen, a question or a log.
struct TextRule {
  let longest: Int
  /// Whether it stands in the midst of a line, where characters that move the cursor, begin a line or
  /// turn the direction of writing would make another sentence of it.
  let isOneLine: Bool

  /// Of an app, of a term, of a class.
  static let name = TextRule(longest: 200, isOneLine: true)
  static let version = TextRule(longest: 50, isOneLine: true)
  /// Said to the person, who sees it cleaned.
  static let sentence = TextRule(longest: 1000, isOneLine: false)

  /// What is wrong with a text, after its key's name in a sentence, and what to do.
  func defect(of text: String) -> (problem: String, remedy: String)? {
    if text.unicodeScalars.count > longest {
      return ("is longer than \(longest) characters", "Shorten it.")
    }
    if isOneLine, text.unicodeScalars.contains(where: Self.isControl) {
      return ("has a control character", "Take it out.")
    }
    return nil
  }

  /// For an error: on one line, and of a long text the beginning.
  static func shown(_ text: String) -> String {
    let most = 400
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(most) {
      scalars.append(isControl(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(scalars) + (text.unicodeScalars.count > most ? "…" : "")
  }

  private static func isControl(_ character: Unicode.Scalar) -> Bool {
    switch character.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: 0x202a...0x202e ~= character.value || 0x2066...0x2069 ~= character.value
    }
  }
}
