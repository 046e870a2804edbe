/// How much of what an app says is shown, in characters.
package enum ShownLength {
  /// A title, a name, a word of a problem.
  package static let name = 200
  /// A whole answer or question.
  package static let sentence = 4_000
}

extension StringProtocol {
  /// The text as it may be shown on a terminal, in a log or on a page: one line that holds nothing
  /// but what is seen, shortened where it is long.
  ///
  /// Titles are what apps, and who makes media, want them to be. A control character could steer
  /// the terminal, a line break could forge a second answer, an override of direction could turn a
  /// name round, and a hundred accents on one letter would cover the lines above.
  ///
  /// - Parameter length: The most characters that stay; `nil` keeps all.
  package func shown(atMost length: Int? = ShownLength.sentence) -> String {
    if isPlain, utf8.count <= length ?? .max { return String(self) }
    var shown = String.UnicodeScalarView()
    var marks = 0
    var isAfterGap = false
    var left = length.map { $0 * Self.scalarsOfCharacter } ?? .max
    for scalar in unicodeScalars where !scalar.isHidden {
      if scalar.isGap {
        isAfterGap = !shown.isEmpty
        continue
      }
      marks = scalar.isMark ? marks + 1 : 0
      guard marks <= Self.marksOfCharacter else { continue }
      guard left > 0 else { break }
      left -= 1
      if isAfterGap { shown.append(" ") }
      isAfterGap = false
      shown.append(scalar)
    }
    let text = String(shown)
    guard let length, left == 0 || text.count > length else { return text }
    return text.prefix(Swift.max(0, length - 1)) + "…"
  }

  /// The same text with its lines and columns, and without what would steer a terminal.
  package var shownLines: String {
    guard unicodeScalars.contains(where: { $0.isUnshown && $0 != "\n" }) else {
      return String(self)
    }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isHidden {
      shown.append(scalar.isUnshown && scalar != "\n" ? " " : scalar)
    }
    return String(shown)
  }

  /// Whether it is printable ASCII, as most is.
  private var isPlain: Bool {
    var before: UInt8 = 0x20
    for byte in utf8 {
      guard 0x20..<0x7F ~= byte, byte != 0x20 || before != 0x20 else { return false }
      before = byte
    }
    return before != 0x20 || isEmpty
  }

  /// More accents than any writing puts on one letter.
  private static var marksOfCharacter: Int { 8 }
  /// A family of emoji has eleven.
  private static var scalarsOfCharacter: Int { 12 }
}

extension Unicode.Scalar {
  /// What separates words or ends lines, and what steers terminals. Spaces that typography sets
  /// between a number and its unit are no gaps.
  fileprivate var isGap: Bool {
    value <= 0x20 || 0x7F...0x9F ~= value || value == 0x2028 || value == 0x2029
  }

  /// What is not seen and changes what is: embeddings and overrides of direction, marks of
  /// annotation and of byte order, tags.
  fileprivate var isHidden: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }

  fileprivate var isMark: Bool {
    guard value >= 0x300 else { return false }
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }

  /// Whether it is more, or less, than a character on a terminal.
  package var isUnshown: Bool { isHidden || isGap && self != " " }
}
