import SottoText

// How each script writes sounds. Consonants: b p f v, d t, g k, s z S (sh) C (ch), m n l r; h, w and y
// are left out, which scripts write in too many ways.

extension Sounds {
  mutating func addLatin<Letter: BinaryInteger>(_ letters: [Letter], _ accent: Accent) {
    var index = 0
    while index < letters.count {
      let first = UInt8(truncatingIfNeeded: letters[index])
      let second = index + 1 < letters.count ? UInt8(truncatingIfNeeded: letters[index + 1]) : 0
      if let sound = Self.pair(first, second, accent) {
        add(sound)
        index += 2
      } else {
        addLatin(first, before: second, accent)
        index += 1
      }
    }
  }

  /// A letter as it is read before another, 0 at the end.
  private mutating func addLatin(_ letter: UInt8, before second: UInt8, _ accent: Accent) {
    switch Unicode.Scalar(letter) {
    case "h": break
    case "w": if accent == .german { add(UInt8(ascii: "v")) }
    case "e" where second == 0: break
    case "c" where accent == .pinyin: add(UInt8(ascii: "C"))
    case "c": add(Self.softens(second) ? UInt8(ascii: "s") : UInt8(ascii: "k"))
    case "q": add(accent == .pinyin ? UInt8(ascii: "C") : UInt8(ascii: "k"))
    case "x" where accent == .pinyin: add(UInt8(ascii: "S"))
    case "x":
      add(UInt8(ascii: "k"))
      add(UInt8(ascii: "s"))
    case "j": if accent != .german { add(UInt8(ascii: "C")) }
    case "y": if !Self.isVowel(second) { add(UInt8(ascii: "i")) }
    default: add(letter)
    }
  }

  private static func softens(_ letter: UInt8) -> Bool {
    switch Unicode.Scalar(letter) {
    case "e", "i", "y": true
    default: false
    }
  }

  /// Two letters that are read as one sound.
  private static func pair(_ first: UInt8, _ second: UInt8, _ accent: Accent) -> UInt8? {
    let sound: Unicode.Scalar
    switch (Unicode.Scalar(second), Unicode.Scalar(first)) {
    case ("h", "c") where accent == .greek: sound = "k"
    case ("h", "s"): sound = "S"
    case ("h", "c"), ("h", "z"), ("s", "t"): sound = "C"
    case ("h", "p"): sound = "f"
    case ("h", "t"): sound = "t"
    case ("h", "g"): sound = "g"
    case ("k", "c"), ("u", "q"): sound = "k"
    case ("e", "e"), ("a", "e"): sound = "i"
    case ("o", "o"), ("u", "o"): sound = "u"
    default: return nil
    }
    return UInt8(truncatingIfNeeded: sound.value)
  }

  mutating func addCyrillic(_ letters: [UInt32]) {
    var index = 0
    while index < letters.count {
      // "дж" is the English j.
      let isJ = letters[index] == 0x434 && index + 1 < letters.count && letters[index + 1] == 0x436
      if let sound = isJ ? UInt8(ascii: "C") : Self.sound(ofCyrillic: letters[index]) { add(sound) }
      index += isJ ? 2 : 1
    }
  }

  /// - Returns: `nil` for the hard and the soft sign, for х and for letters of other languages.
  private static func sound(ofCyrillic letter: UInt32) -> UInt8? {
    let place = Int(letter) - 0x430
    guard cyrillic.indices.contains(place), cyrillic[place] != 0 else { return nil }
    return cyrillic[place]
  }

  /// The sounds of the folded letters а to я; 0 for those without.
  private static let cyrillic: [UInt8] =
    "abvgdeSzi-klmnoprstuf-CCSS-i-eua".utf8.map { $0 == UInt8(ascii: "-") ? 0 : $0 }
}

// MARK: - Korean and Chinese

extension Sounds {
  mutating func addSyllable(_ letter: UInt32) {
    guard let syllable = HangulSyllable(letter) else { return }
    for sound in Self.initials[syllable.initial].utf8 { add(sound) }
    let isFiller = syllable.vowel == Self.bareVowel
    for sound in Self.vowels[syllable.vowel].utf8 { add(sound, isFiller: isFiller) }
    for sound in Self.finals[syllable.final].utf8 { add(sound) }
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
    let reading = Syllables.shared.reading(of: letter) ?? []
    addLatin(reading, .pinyin)
    if let last = reading.last, "eiu".utf8.contains(last) { blurLastVowel() }
  }
}
