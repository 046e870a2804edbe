/// The sounds of spelled names, by rules of how letters are read.
struct Sounds: Sendable {
  static let shared = Sounds(.sounds)

  private struct Rule {
    let letters: [UInt8]
    let sounds: [UInt8]
    let begins: Bool
    let ends: Bool
  }

  /// By first letter, the longest first.
  private let rules: [[Rule]]

  init(_ file: LanguageFile) {
    var rules = [[Rule]](repeating: [], count: 256)
    for line in file.lines {
      var letters = Array(line[0].utf8)
      let begins = letters.first == UInt8(ascii: "^")
      if begins { letters.removeFirst() }
      let ends = letters.last == UInt8(ascii: "$")
      if ends { letters.removeLast() }
      guard let first = letters.first else { continue }
      let sounds = line.count > 1 ? Array(line[1].utf8) : []
      rules[Int(first)].append(Rule(letters: letters, sounds: sounds, begins: begins, ends: ends))
    }
    self.rules = rules.map { list in
      list.sorted { weight($0) > weight($1) }
    }
    func weight(_ rule: Rule) -> Int {
      rule.letters.count * 4 + (rule.begins ? 1 : 0) + (rule.ends ? 1 : 0)
    }
  }

  /// The sounds of a name, one byte each, none twice in a row, without spaces.
  func of(_ spelling: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    output.removeAll(keepingCapacity: true)
    var index = 0
    let count = spelling.count
    while index < count {
      let letter = spelling[index]
      if letter == .space {
        index += 1
        continue
      }
      if let rule = rules[Int(letter)].first(where: { matches($0, at: index, of: spelling) }) {
        for sound in rule.sounds where sound != output.last { output.append(sound) }
        index += rule.letters.count
      } else {
        if letter != output.last || letter.isDigit { output.append(letter) }
        index += 1
      }
    }
  }

  @inline(__always)
  private func matches(_ rule: Rule, at index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = index + rule.letters.count
    guard end <= text.count else { return false }
    for offset in 1..<max(rule.letters.count, 1) where text[index + offset] != rule.letters[offset]
    {
      return false
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
