import Foundation

/// Letters as they are compared: lower case, without marks (`É` is `e`, `ё` is `е`, `İ` and `ı` are
/// `i`), full-width forms as plain ones, traditional Chinese as simplified.
package enum Folding {
  /// The small letters and the marks that a letter is made of: `Ǆ` is `d`, `z` and a caron.
  package static func parts(of scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    String(scalar).decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
  }

  /// Whether it is an accent that follows its letter.
  package static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }

  /// The folded form of one scalar, 0 for a mark that is dropped.
  package static func fold(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case ..<0x600: table[Int(scalar.value)]
    case 0x4E00...0x9FFF: TraditionalHan.simplified(scalar.value)
    case 0xAC00...0xD7A3: scalar.value  // Hangul stays whole
    default: foldSlowly(scalar)
    }
  }

  /// Latin, Greek and Cyrillic, worked out once: sentences and whole libraries are folded often.
  private static let table: [UInt32] = (0..<0x600).map { value in
    Unicode.Scalar(UInt32(value)).map(foldSlowly) ?? UInt32(value)
  }

  private static func foldSlowly(_ scalar: Unicode.Scalar) -> UInt32 {
    let dotlessI: UInt32 = 0x131
    if scalar.value == dotlessI { return 0x69 }
    if isMark(scalar) { return 0 }
    guard scalar.properties.isAlphabetic, !(0x1100..<0xFB00).contains(scalar.value) else {
      return scalar.value  // also Hangul and Han, which must not be taken apart
    }
    return parts(of: scalar).first { !isMark($0) }?.value ?? scalar.value
  }
}
