import Foundation

/// Puts others in the place of letters, so that words stay words of their script.
///
/// A letter's stand-in depends on what the word begins with: words that begin alike still do, as the forms of one
/// word must, and a letter alone tells nothing about another word's. Vowels stay vowels, and the last
/// letters of a long word, which inflect it, stay.
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
    let kept = word.count >= 6 ? 2 : word.count >= 4 ? 1 : 0
    let ending = word.suffix(kept)
    let isInflected = ending.allSatisfy(\.isLetter) && word.allSatisfy(\.isLetter)
    let stem = isInflected ? word.dropLast(kept) : word[...]
    var masked = ""
    for index in stem.indices {
      masked.append(standIn(for: stem[index], after: String(word[..<index])))
    }
    return isInflected ? masked + ending : masked
  }

  private mutating func standIn(for letter: Character, after start: String) -> Character {
    let key = start + String(letter)
    if let known = letters[key] { return known }
    let alike = Self.alike(letter).filter { $0 != letter }
    let free = alike.filter { siblings[start]?.contains($0) != true }
    let chosen = (free.isEmpty ? alike : free).randomElement() ?? letter
    letters[key] = chosen
    siblings[start, default: []].insert(chosen)
    return chosen
  }

  private static let groups: [[Character]] = [
    Array("aeiou"), Array("bcdfghjklmnpqrstvwxz"), Array("аеиоуыэюя"),
    Array("бвгджзклмнпрстфхцчш"), Array("αεηιουω"), Array("βγδζθκλμνξπρστφχψ"),
    Array("0123456789"),
    Array("春秋江海云月山林风雪花石松竹梅兰鹤龙凤星光明华文玉珠金银书画琴诗剑船桥城门楼园田村路"),
    Array("かきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろ"),
    Array("カキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロ"),
  ]

  /// The letters that can stand for one.
  private static func alike(_ letter: Character) -> [Character] {
    if let group = groups.first(where: { $0.contains(letter) }) { return group }
    guard let scalar = letter.unicodeScalars.first, letter.isLetter else { return [] }
    switch scalar.value {
    case 0xAC00...0xD7A3:
      // What it ends in decides which particle follows.
      let end = (scalar.value - 0xAC00) % 28
      return (0..<60).compactMap { _ in
        Unicode.Scalar(0xAC00 + UInt32.random(in: 0..<399) * 28 + end).map(Character.init)
      }
    case 0x3040...0x309F: return groups[8]
    case 0x30A0...0x30FF: return groups[9]
    case 0x3400...0x9FFF, 0x20000...0x3FFFF: return groups[7]
    case 0x0400...0x052F: return groups[3]
    case 0x0370...0x03FF: return groups[5]
    default:
      // Letters with marks, and scripts of which we know no more, are written in plain ones.
      let base = String(letter).folding(options: .diacriticInsensitive, locale: nil)
      return groups[base.first.map { groups[0].contains($0) } == true ? 0 : 1]
    }
  }
}
