/// What a scalar is to the cutting of words; asked for every scalar of sentences and libraries, so
/// that the common scripts are worked out once.
struct LetterClass: OptionSet, Sendable {
  let rawValue: UInt8

  /// A letter or a digit.
  static let word = LetterClass(rawValue: 1)
  static let upperCase = LetterClass(rawValue: 2)
  static let lowerCase = LetterClass(rawValue: 4)
  /// An accent that follows its letter.
  static let mark = LetterClass(rawValue: 8)
  /// A sign that is a word of its own: what is written without spaces is matched sign by sign. Hiragana are,
  /// as they end words and join them; a run of katakana is one word.
  static let ideograph = LetterClass(rawValue: 16)

  static func of(_ scalar: Unicode.Scalar) -> LetterClass {
    switch scalar.value {
    case ..<0x600: table[Int(scalar.value)]
    case 0x3041...0x309F, 0x4E00...0x9FFF: [.word, .ideograph]
    case 0xAC00...0xD7A3: .word  // syllables of Hangul
    default: slowly(scalar)
    }
  }

  /// Latin, Greek, Cyrillic and what lies between.
  private static let table: [LetterClass] = (0..<0x600).map { value in
    Unicode.Scalar(UInt32(value)).map(slowly) ?? []
  }

  private static func slowly(_ scalar: Unicode.Scalar) -> LetterClass {
    let properties = scalar.properties
    var found: LetterClass = []
    if properties.isAlphabetic || properties.numericType != nil { found.insert(.word) }
    if properties.isUppercase { found.insert(.upperCase) }
    if properties.isLowercase { found.insert(.lowerCase) }
    if properties.generalCategory == .nonspacingMark { found.insert(.mark) }
    if properties.isIdeographic { found.insert(.ideograph) }
    return found
  }
}
