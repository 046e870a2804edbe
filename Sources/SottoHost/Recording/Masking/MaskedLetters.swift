import Foundation

/// Puts others in the place of letters and digits, so that words stay words of their script.
///
/// A letter's stand-in depends on what the word begins with: words that begin alike still do, as the forms of one
/// word must, and a letter alone tells nothing about another word's. Vowels stay vowels.
struct MaskedLetters {
  private var letters: [String: Character] = [:]
  private var siblings: [String: Set<Character>] = [:]
  private var words: [String: String] = [:]

  /// The stand-in of a word, in the same letter case; the same each time.
  mutating func word(_ word: String) -> String {
    let plain = word.lowercased()
    let masked = words[plain] ?? mask(plain)
    words[plain] = masked
    if word == plain { return masked }
    let isAllUpper = word.count > 1 && word == word.uppercased()
    return isAllUpper ? masked.uppercased() : masked.prefix(1).uppercased() + masked.dropFirst()
  }

  private mutating func mask(_ word: String) -> String {
    var masked = ""
    for index in word.indices {
      masked.append(standIn(for: word[index], after: String(word[..<index])))
    }
    return masked
  }

  private mutating func standIn(for letter: Character, after start: String) -> Character {
    let key = start + String(letter)
    if let known = letters[key] { return known }
    let alike = Self.alike(letter).filter { $0 != letter }
    let free = alike.filter { siblings[start]?.contains($0) != true }
    let chosen = (free.isEmpty ? alike : free).randomElement() ?? "x"
    letters[key] = chosen
    siblings[start, default: []].insert(chosen)
    return chosen
  }

  private static let vowels = Array("aeiou")
  private static let consonants = Array("bcdfghjklmnpqrstvwxz")
  private static let digits = Array("0123456789")
  private static let pictures = Array("🌱🌊🌙🍎🎈🧩🪁🥁🧵🪵")
  private static let hiragana = Array("かきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろ")
  private static let katakana = Array("カキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロ")
  private static let cyrillic = Array("бвгджзклмнпрстфхцчш")
  private static let greek = Array("βγδζθκλμνξπρστφχψ")
  private static let signs = Array("春秋江海云月山林风雪花石松竹梅兰鹤龙凤星光明华文玉珠金银书画琴诗剑船桥城门楼园田村路")
  private static let groups: [[Character]] = [
    vowels, consonants, Array("аеиоуыэюя"), cyrillic, Array("αεηιουω"), greek, digits, signs,
    hiragana,
    katakana,
  ]

  /// The letters that can stand for one.
  private static func alike(_ letter: Character) -> [Character] {
    if let group = groups.first(where: { $0.contains(letter) }) { return group }
    guard letter.isLetter, let scalar = letter.unicodeScalars.first else {
      return letter.isNumber ? digits : pictures
    }
    switch scalar.value {
    case 0xAC00...0xD7A3:
      // What it ends in decides which particle follows.
      let end = (scalar.value - 0xAC00) % 28
      return (0..<60).compactMap { _ in
        Unicode.Scalar(0xAC00 + UInt32.random(in: 0..<399) * 28 + end).map(Character.init)
      }
    case 0x3040...0x309F: return hiragana
    case 0x30A0...0x30FF: return katakana
    case 0x3400...0x9FFF, 0x20000...0x3FFFF: return signs
    case 0x0400...0x052F: return cyrillic
    case 0x0370...0x03FF: return greek
    default:
      // Letters with marks, and scripts of which we know no more, are written in plain ones.
      let base = String(letter).folding(options: .diacriticInsensitive, locale: nil)
      return base.first.map { vowels.contains($0) } == true ? vowels : consonants
    }
  }
}
