import SottoText

/// The pieces by which names that are alike find each other: three letters in a row, sounds in a
/// row, of short names what is left without one letter, and the consonants of the whole.
struct Grams {
  private var sounds: [UInt8] = []
  private var coarse: [UInt8] = []
  private var letters: [UInt8] = []
  private var frame: [UInt8] = []

  /// Calls `body` with the hash of each piece; some come twice.
  mutating func forEach(of text: UnsafeBufferPointer<UInt8>, _ body: (UInt64) -> Void) {
    letters.removeAll(keepingCapacity: true)
    letters.append(Self.edge)
    for byte in text where byte != .space { letters.append(byte) }
    letters.append(Self.edge)
    Self.windows(of: 3, in: letters, salt: 1, body)

    Sounds.shared.of(text, into: &sounds)
    coarse.removeAll(keepingCapacity: true)
    coarse.append(Self.edge)
    for sound in sounds {
      let kind = Self.coarse[Int(sound)]
      if kind != 0, kind != coarse.last || sound.isDigit { coarse.append(kind) }
    }
    coarse.append(Self.edge)
    Self.windows(of: 4, in: coarse, salt: 2, body)
    if coarse.count <= Self.shortSound { Self.windows(of: 3, in: coarse, salt: 3, body) }
    if letters.count <= Self.shortLetters { withoutOne(body) }
    if let words = Self.ofWords(text) { body(words) }
    ConsonantFrame.of(text, into: &frame)
    if let whole = ConsonantFrame.hash(of: frame) { body(whole) }
  }

  /// The hash of a name's words, whatever their order; `nil` of a single word.
  static func ofWords(_ text: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard text.contains(.space) else { return nil }
    var sum: UInt64 = 0
    var start = 0
    for index in 0...text.count where index == text.count || text[index] == .space {
      sum &+= WordHash.of(text[start..<index]).mixed
      start = index + 1
    }
    return sum.mixed
  }

  private mutating func withoutOne(_ body: (UInt64) -> Void) {
    let inner = letters[1..<letters.count - 1]
    body(WordHash.of(inner).mixed)
    for dropped in inner.indices {
      var hash = WordHash()
      for index in inner.indices where index != dropped { hash.add(inner[index]) }
      body(hash.value.mixed)
    }
  }

  private static func windows(
    of length: Int, in text: [UInt8], salt: UInt64, _ body: (UInt64) -> Void
  ) {
    guard text.count >= length else {
      return body(text.reduce(salt) { $0 &* 257 &+ UInt64($1) }.mixed)
    }
    let shift = UInt64(length * 8)
    var window: UInt64 = 0
    for (index, letter) in text.enumerated() {
      window = (window << 8 | UInt64(letter)) & (1 << shift - 1)
      if index >= length - 1 { body((salt << shift | window).mixed) }
    }
  }

  private static let edge = UInt8(ascii: "|")
  private static let shortSound = 11
  private static let shortLetters = 10

  /// Sounds that are one here: all vowels, and consonants that differ in voice only. Zero: none.
  private static let coarse: [UInt8] = {
    var table = (0..<256).map { UInt8($0) }
    for group in ["aeiouwy", "pb", "tdT", "kg", "fv", "szSCJ", "nm"] {
      for sound in group.utf8 { table[Int(sound)] = group.utf8.first ?? 0 }
    }
    table[Int(UInt8(ascii: "h"))] = 0
    return table
  }()
}
