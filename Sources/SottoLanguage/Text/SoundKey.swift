/// A word as it sounds, for names that are written in another alphabet: "Sector" is «Сектор».
///
/// A key says which alphabet the word was written in, so that words of one alphabet never meet by it.
struct SoundKey {
  /// The key under which a name is kept, to be found by those who write it in the other alphabet.
  let kept: UInt64
  /// The key by which a word that was said looks for names of the other alphabet.
  let sought: UInt64

  /// - Returns: `nil` for words of other alphabets, and for those with too little to go by.
  init?(_ letters: [UInt32]) {
    guard let first = letters.first else { return nil }
    let isLatin = (0x61...0x7A).contains(first)
    guard isLatin || Self.cyrillic[first] != nil else { return nil }
    var hash = WordHash()
    var count = 0
    var last: UInt8?
    func add(_ letter: UInt8) {
      guard let sound = Self.letter(letter),
        sound != last
      else { return }
      last = sound
      count += 1
      hash.add(UInt32(sound))
    }
    for (index, letter) in letters.enumerated() {
      // A final e is written in one alphabet and not in the other.
      if index == letters.count - 1, letter == 0x65 || letter == 0x435 { break }
      if isLatin {
        add(UInt8(truncatingIfNeeded: letter))
      } else {
        for sound in Self.cyrillic[letter] ?? [] { add(sound) }
      }
    }
    guard count >= 3 else { return nil }
    let value = hash.value
    kept = value ^ (isLatin ? Self.latinSalt : Self.cyrillicSalt)
    sought = value ^ (isLatin ? Self.cyrillicSalt : Self.latinSalt)
  }

  private static let latinSalt: UInt64 = 0x5bd1_e995_97a3_1f4b
  private static let cyrillicSalt: UInt64 = 0x27d4_eb2f_1656_67c5

  /// One sign for letters that are written for each other.
  private static func letter(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "h"): nil
    case UInt8(ascii: "c"), UInt8(ascii: "q"): UInt8(ascii: "k")
    case UInt8(ascii: "y"), UInt8(ascii: "j"): UInt8(ascii: "i")
    case UInt8(ascii: "w"): UInt8(ascii: "v")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter
    default: nil
    }
  }

  /// Folded Cyrillic letters as Latin ones write them.
  private static let cyrillic: [UInt32: [UInt8]] = {
    let pairs: [(Unicode.Scalar, String)] = [
      ("а", "a"), ("б", "b"), ("в", "v"), ("г", "g"), ("д", "d"), ("е", "e"), ("ж", "s"),
      ("з", "z"), ("и", "i"), ("к", "k"), ("л", "l"), ("м", "m"), ("н", "n"), ("о", "o"),
      ("п", "p"), ("р", "r"), ("с", "s"), ("т", "t"), ("у", "u"), ("ф", "f"), ("х", "k"),
      ("ц", "ts"), ("ч", "k"), ("ш", "s"), ("щ", "s"), ("ъ", ""), ("ы", "y"), ("ь", ""),
      ("э", "e"), ("ю", "u"), ("я", "a"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0.value, Array($1.utf8)) })
  }()
}
