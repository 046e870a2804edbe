import Foundation

/// Letters as they are compared: lower case, without marks (`É` is `e`, `ё` is `е`, `İ` and `ı` are
/// `i`), full-width forms as plain ones, traditional Chinese as simplified.
enum Folding {
  /// The folded form of one scalar, 0 for a mark that is dropped.
  static func fold(_ scalar: Unicode.Scalar) -> UInt32 {
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
    if scalar.properties.generalCategory == .nonspacingMark { return 0 }
    guard scalar.properties.isAlphabetic, !(0x1100..<0xFB00).contains(scalar.value) else {
      return scalar.value  // also Hangul and Han, which must not be taken apart
    }
    let letters = String(scalar).decomposedStringWithCompatibilityMapping.lowercased()
    let base = letters.unicodeScalars.first { $0.properties.generalCategory != .nonspacingMark }
    return base?.value ?? scalar.value
  }
}

/// FNV-1a, 64 bits: words are compared by it; two different words that agree are not to be expected
/// in any library a person owns.
struct WordHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ scalar: UInt32) {
    value = (value ^ UInt64(scalar)) &* 0x100_0000_01b3
  }

  /// - Parameter first: the hash of what stands before.
  static func of(_ folded: some Sequence<UInt32>, after first: UInt64? = nil) -> UInt64 {
    var hash = WordHash()
    if let first { hash.value = first }
    for scalar in folded { hash.add(scalar) }
    return hash.value
  }
}
