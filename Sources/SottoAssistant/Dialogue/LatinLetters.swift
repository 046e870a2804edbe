import Foundation
import SottoLanguage

// Names as a voice can say them: one of a language in Latin letters spells those of other scripts, or is
// silent. Voices of other scripts read Latin letters.

extension Language {
  var isInLatinLetters: Bool { Locale.Language(identifier: code).script == .latin }
}

extension String {
  /// With the letters of other scripts in Latin ones, as the system writes them and without marks.
  ///
  /// - Complexity: Linear; the first text in Chinese characters takes some 70 ms more.
  var inLatinLetters: String {
    guard unicodeScalars.contains(where: \.isOfOtherScript) else { return self }
    let latin = self.applyingTransform(.toLatin, reverse: false) ?? self
    let plain = latin.applyingTransform(.stripDiacritics, reverse: false) ?? latin
    return String(plain.unicodeScalars.filter { !Self.signs.contains($0) })
  }

  /// What stands for hard and soft signs.
  private static let signs: Set<Unicode.Scalar> = ["\u{2B9}", "\u{2BA}", "\u{2032}", "\u{2033}"]
}

extension Unicode.Scalar {
  /// Whether it is a letter beyond Latin, and beyond what Latin texts borrow.
  fileprivate var isOfOtherScript: Bool { value >= 0x370 && properties.isAlphabetic && !isLatin }

  private var isLatin: Bool {
    (0x1E00...0x1EFF).contains(value) || (0x2C60...0x2C7F).contains(value)
      || (0xA720...0xA7FF).contains(value) || (0xFB00...0xFB06).contains(value)
  }
}
