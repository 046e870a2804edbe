import SottoText

/// Writes a text in small Latin letters and digits, one space between words: no case, no marks,
/// no punctuation, no other alphabet.
struct Letters: Sendable {
  static let shared = Letters(.letters)

  /// How a scalar is written, packed: the length in the highest byte, then up to seven letters.
  typealias Packed = UInt64
  static let wordBreak: Packed = 0xFF << 56

  /// By scalar, up to the end of Cyrillic, then the other letters of Latin with marks.
  let table: [Packed]
  private static let simple = 0..<0x530
  private static let marked = 0x1E00..<0x1F00
  /// Signs that are letters inside a word only.
  let signs: [UInt8: UInt8]

  init(_ file: LanguageFile) {
    var spellings: [Unicode.Scalar: [UInt8]] = [:]
    for line in file.rows {
      guard let scalar = line[0].unicodeScalars.first else { continue }
      spellings[scalar] = line.count > 1 ? Array(line[1].utf8) : []
    }
    signs = Dictionary(
      uniqueKeysWithValues: spellings.compactMap { scalar, spelling in
        !scalar.properties.isAlphabetic && scalar.isASCII
          ? (UInt8(scalar.value), spelling[0]) : nil
      })
    table = (Array(Self.simple) + Array(Self.marked)).map { value in
      guard let scalar = Unicode.Scalar(UInt32(value)) else { return Self.wordBreak }
      return Self.packed(scalar, spellings)
    }
  }

  static func place(of scalar: Int) -> Int? {
    if simple.contains(scalar) { return scalar }
    return marked.contains(scalar) ? simple.count + scalar - marked.lowerBound : nil
  }

  private static func packed(_ scalar: Unicode.Scalar, _ known: [Unicode.Scalar: [UInt8]]) -> Packed
  {
    var letters: [UInt8] = []
    var isWord = false
    if "'’‘`´ʼʹʺ".unicodeScalars.contains(scalar) { return 0 }
    let small = scalar.properties.lowercaseMapping.unicodeScalars.first
    if let whole = small.flatMap({ known[$0] }), !scalar.isASCII {
      (letters, isWord) = (whole, true)
    } else {
      for part in Folding.parts(of: scalar) {
        if Folding.isMark(part) {
          isWord = true
        } else if let spelling = known[part], !part.isASCII {
          letters += spelling
          isWord = true
        } else if part.isASCII, part.properties.isAlphabetic || part.properties.numericType != nil {
          letters.append(UInt8(part.value))
          isWord = true
        }
      }
    }
    guard isWord, letters.count <= 7 else { return wordBreak }
    return letters.reduce(Packed(letters.count) << 56) { $0 &<< 8 & (1 << 56 - 1) | Packed($1) }
      | Packed(letters.count) << 56
  }
}
