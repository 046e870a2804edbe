import Foundation
import Synchronization

// How each script writes sounds. Consonants: b p f v, d t, g k, s z S (sh) C (ch), m n l r; h, w and y
// are left out, which scripts write in too many ways.

extension Sounds {
  mutating func addLatin(_ letters: [UInt32], _ accent: Accent) {
    var index = 0
    while index < letters.count {
      let rest = letters[index...].prefix(3).map { UInt8(truncatingIfNeeded: $0) }
      let (sounds, length) = Self.latin(rest, isLast: index == letters.count - 1, accent)
      for sound in sounds { add(sound) }
      index += length
    }
  }

  /// The sounds that the next letters are read as, and how many letters those are.
  private static func latin(
    _ rest: [UInt8], isLast: Bool, _ accent: Accent
  ) -> (sounds: [UInt8], length: Int) {
    let first = rest[0]
    let second: UInt8 = rest.count > 1 ? rest[1] : 0
    if accent == .greek, first == UInt8(ascii: "c"), second == UInt8(ascii: "h") {
      return ([UInt8(ascii: "k")], 2)
    }
    if let sounds = pairs[[first, second]] { return (Array(sounds.utf8), 2) }
    let isSoft = "eiy".utf8.contains(second)
    switch first {
    case UInt8(ascii: "h"): return ([], 1)
    case UInt8(ascii: "w"): return (accent == .german ? [UInt8(ascii: "v")] : [], 1)
    case UInt8(ascii: "e") where isLast: return ([], 1)
    case UInt8(ascii: "c"): return (Array((accent == .pinyin ? "C" : isSoft ? "s" : "k").utf8), 1)
    case UInt8(ascii: "q"): return (Array((accent == .pinyin ? "C" : "k").utf8), 1)
    case UInt8(ascii: "x"): return (Array((accent == .pinyin ? "S" : "ks").utf8), 1)
    case UInt8(ascii: "j"): return (accent == .german ? [] : [UInt8(ascii: "C")], 1)
    case UInt8(ascii: "y"):
      return (isVowel(second) ? [] : [UInt8(ascii: "i")], 1)
    default: return ([first], 1)
    }
  }

  private static let pairs: [[UInt8]: String] = {
    let pairs = [
      "sh": "S", "ch": "C", "zh": "C", "ph": "f", "th": "t", "ck": "k", "ee": "i", "ea": "i",
      "oo": "u", "ou": "u", "qu": "k", "gh": "g", "ts": "C",
    ]
    return Dictionary(uniqueKeysWithValues: pairs.map { (Array($0.utf8), $1) })
  }()

  mutating func addCyrillic(_ letters: [UInt32]) {
    var index = 0
    while index < letters.count {
      // "дж" is the English j.
      let isJ = letters[index] == 0x434 && index + 1 < letters.count && letters[index + 1] == 0x436
      if isJ { add(UInt8(ascii: "C")) } else { Self.cyrillic[letters[index]]?.forEach { add($0) } }
      index += isJ ? 2 : 1
    }
  }

  /// Folded Cyrillic letters.
  private static let cyrillic: [UInt32: [UInt8]] = {
    let pairs: [(Unicode.Scalar, String)] = [
      ("а", "a"), ("б", "b"), ("в", "v"), ("г", "g"), ("д", "d"), ("е", "e"), ("ж", "S"),
      ("з", "z"), ("и", "i"), ("к", "k"), ("л", "l"), ("м", "m"), ("н", "n"), ("о", "o"),
      ("п", "p"), ("р", "r"), ("с", "s"), ("т", "t"), ("у", "u"), ("ф", "f"), ("х", ""),
      ("ц", "C"), ("ч", "C"), ("ш", "S"), ("щ", "S"), ("ъ", ""), ("ы", "i"), ("ь", ""),
      ("э", "e"), ("ю", "u"), ("я", "a"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0.value, Array($1.utf8)) })
  }()
}

// MARK: - Korean and Chinese

extension Sounds {
  mutating func addSyllable(_ letter: UInt32) {
    let index = Int(letter) - 0xAC00
    for sound in Self.initials[index / 588].utf8 { add(sound) }
    let vowel = index % 588 / 28
    for sound in Self.vowels[vowel].utf8 { add(sound, isFiller: vowel == Self.bareVowel) }
    for sound in Self.finals[index % 28].utf8 { add(sound) }
  }

  /// The parts of Korean syllables, the order that of Unicode.
  private static let initials = [
    "g", "k", "n", "d", "t", "r", "m", "b", "p", "s", "s", "", "C", "C", "C", "k", "t", "p", "",
  ]
  private static let vowels = [
    "a", "e", "a", "e", "o", "e", "o", "e", "o", "a", "e", "e", "o", "u", "o", "e", "i", "u", "u",
    "i", "i",
  ]
  private static let finals = [
    "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p",
    "t", "t", "n", "t", "t", "k", "t", "p", "t",
  ]
  /// The vowel ㅡ, by which Korean writes a bare consonant.
  private static let bareVowel = 18

  /// A Chinese character as it is mostly read.
  mutating func addCharacter(_ letter: UInt32) {
    let reading = Self.pinyin(letter)
    addLatin(reading, .pinyin)
    guard let last = reading.last, "eiu".utf8.contains(UInt8(truncatingIfNeeded: last)),
      !beats.isEmpty
    else { return }
    beats[beats.count - 1].isFiller = true
  }

  private static let readings = Mutex<[UInt32: [UInt32]]>([:])

  /// The system's reading, asked for once for each character.
  private static func pinyin(_ letter: UInt32) -> [UInt32] {
    if let known = readings.withLock({ $0[letter] }) { return known }
    let character = Unicode.Scalar(letter).map(String.init) ?? ""
    let reading = (character.applyingTransform(.toLatin, reverse: false) ?? "").unicodeScalars
      .map(Folding.fold).filter { Script($0) == .latin }
    readings.withLock { $0[letter] = reading }
    return reading
  }
}
