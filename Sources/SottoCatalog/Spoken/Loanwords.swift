import SottoText

/// Names of other languages that another script wrote as they sound, in Latin letters again: 스카이폴
/// is "skaipol" or "skaifol", which sound like "Skyfall"; квин is "quin".
struct Loanwords: Sendable {
  /// By script, how it writes what it borrowed.
  private static let all: [(scripts: Scripts, loanwords: Loanwords)] = [
    (.korean, Loanwords(.loanwords, section: "korean")),
    (.chineseAndJapanese, Loanwords(.loanwords, section: "chinese")),
    (.cyrillic, Loanwords(.loanwords, section: "cyrillic")),
  ]

  /// The scripts that write names of other languages as they sound.
  static let scripts: Scripts = all.reduce([]) { $0.union($1.scripts) }

  /// Those whose letters are too far from Latin ones for a name to be found by what they are alone.
  static let farScripts: Scripts = [.korean, .chineseAndJapanese]

  /// The readings of a romanised name that was written in some scripts, itself not included.
  static func spellings(of spelling: Spelling, in scripts: Scripts) -> [Spelling] {
    all.filter { scripts.contains($0.scripts) }.flatMap { $0.loanwords.spellings(of: spelling) }
  }

  private struct Rule {
    let letters: [UInt8]
    let begins: Bool
    let ends: Bool
    /// What they may have been; one or two.
    let readings: [[UInt8]]
    /// Which of the letters with two readings these are, as a bit; 0 when there is one.
    let choice: Int
  }

  /// By first letter, the longest first.
  private let rules: [[Rule]]
  private let choices: Int

  private init(_ file: LanguageFile, section: Substring) {
    let lines = file.rows
    let start = lines.firstIndex { $0 == [section] } ?? lines.endIndex
    var rules = [[Rule]](repeating: [], count: 256)
    var choice = 1
    for line in lines[start...].dropFirst().prefix(while: { $0.count > 1 }) {
      var letters = Array(line[0].utf8)
      let begins = letters.first == UInt8(ascii: "^")
      if begins { letters.removeFirst() }
      let ends = letters.last == UInt8(ascii: "$")
      if ends { letters.removeLast() }
      guard let first = letters.first else { continue }
      let readings = line.dropFirst().map { $0 == "-" ? [] : Array($0.utf8) }
      rules[Int(first)].append(
        Rule(
          letters: letters, begins: begins, ends: ends, readings: readings,
          choice: readings.count > 1 ? choice : 0))
      if readings.count > 1 { choice <<= 1 }
    }
    choices = choice
    self.rules = rules.map { $0.sorted { $0.letters.count > $1.letters.count } }
  }

  private func spellings(of spelling: Spelling) -> [Spelling] {
    var found: [Spelling] = []
    for choice in 0..<choices {
      let words = spelling.words.map { word in
        let read = self.read(word, choice)
        return read.isEmpty ? Array(word) : read
      }
      let other = Spelling(words: words)
      if other != spelling, !found.contains(other) { found.append(other) }
    }
    return found
  }

  /// - Parameter choice: For each of the letters with two readings a bit, which is taken.
  private func read(_ word: ArraySlice<UInt8>, _ choice: Int) -> [UInt8] {
    var output: [UInt8] = []
    var rest = word
    while let first = rest.first {
      if let rule = rules[Int(first)].first(where: { rule in
        rest.starts(with: rule.letters) && (!rule.begins || rest.startIndex == word.startIndex)
          && (!rule.ends || rest.count == rule.letters.count)
      }) {
        output += rule.readings[choice & rule.choice == 0 ? 0 : 1]
        rest = rest.dropFirst(rule.letters.count)
      } else {
        output.append(first)
        rest = rest.dropFirst()
      }
    }
    return output
  }
}
