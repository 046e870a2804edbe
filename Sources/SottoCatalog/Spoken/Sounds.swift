import SottoText

/// The sounds of spelled names, by rules of how letters are read.
struct Sounds: Sendable {
  static let shared = Sounds(.sounds)

  /// How some letters are read. Numbers only, as every letter of every name is looked up here.
  private struct Rule: BitwiseCopyable {
    /// The letters, the first in the lowest byte.
    let letters: UInt64
    let count: Int
    /// The sounds, in the same way.
    let sounds: UInt64
    let begins: Bool
    let ends: Bool

    var weight: Int { count * 4 + (begins ? 1 : 0) + (ends ? 1 : 0) }
  }

  /// Rules by first letter, the longest first, and where those of each letter begin.
  private var rules: [Rule] = []
  private var starts: [Int] = [0]

  init(_ file: LanguageFile) {
    var byLetter = [[Rule]](repeating: [], count: 256)
    for line in file.rows {
      var letters = Array(line[0].utf8)
      let begins = letters.first == UInt8(ascii: "^")
      if begins { letters.removeFirst() }
      let ends = letters.last == UInt8(ascii: "$")
      if ends { letters.removeLast() }
      guard let first = letters.first, letters.count <= 8 else { continue }
      byLetter[Int(first)].append(
        Rule(
          letters: Self.packed(letters), count: letters.count,
          sounds: line.count > 1 ? Self.packed(Array(line[1].utf8)) : 0, begins: begins,
          ends: ends))
    }
    for list in byLetter {
      rules += list.sorted { $0.weight > $1.weight }
      starts.append(rules.count)
    }
  }

  private static func packed(_ letters: [UInt8]) -> UInt64 {
    letters.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The sounds of a name, one byte each, none twice in a row, without spaces.
  func of(_ spelling: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    output.removeAll(keepingCapacity: true)
    var last: UInt8 = 0
    func add(_ sound: UInt8, to output: inout [UInt8]) {
      if sound != last || sound.isDigit { output.append(sound) }
      last = sound
    }
    rules.withUnsafeBufferPointer { rules in
      var index = 0
      while index < spelling.count {
        let letter = spelling[index]
        if letter == .space {
          index += 1
          continue
        }
        let candidates = rules[starts[Int(letter)]..<starts[Int(letter) + 1]]
        if let rule = candidates.first(where: { Self.matches($0, at: index, of: spelling) }) {
          var sounds = rule.sounds
          while sounds != 0 {
            add(UInt8(truncatingIfNeeded: sounds), to: &output)
            sounds >>= 8
          }
          index += rule.count
        } else {
          add(letter, to: &output)
          index += 1
        }
      }
    }
  }

  @inline(__always)
  private static func matches(
    _ rule: Rule, at index: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let end = index + rule.count
    guard end <= text.count else { return false }
    var letters = rule.letters >> 8
    for place in index + 1..<max(end, index + 1) {
      guard text[place] == UInt8(truncatingIfNeeded: letters) else { return false }
      letters >>= 8
    }
    if rule.begins, index > 0, text[index - 1] != .space { return false }
    // A silent end needs a word before it: "e" alone is one.
    if rule.ends {
      guard end == text.count || text[end] == .space, index > 1, text[index - 1] != .space else {
        return false
      }
    }
    return true
  }
}
