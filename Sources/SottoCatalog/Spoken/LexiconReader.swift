import SottoText

/// Reads the files that say what is known of words.
struct LexiconReader {
  private(set) var places = WordTable()
  private(set) var words: [Lexicon.Word] = []
  private(set) var groups: [[UInt8]] = []
  private(set) var fullWords: [[UInt8]] = []
  private(set) var cardinals: [Int: [UInt8]] = [:]
  private(set) var ordinals: [Int: [UInt8]] = [:]
  private(set) var kindWords: [[UInt8]] = []

  init() {
    readRoles()
    readKinds()
    readNumbers()
    readAlike()
    readAbbreviations()
  }

  private func spelled(_ words: some Sequence<Substring>) -> [[UInt8]] {
    words.map { Letters.shared.spelled(String($0)) }.filter { !$0.isEmpty && !$0.contains(.space) }
  }

  private func known(_ word: [UInt8]) -> Lexicon.Word? {
    places[WordHash.of(word)].map { words[Int($0)] }
  }

  private mutating func update(_ word: [UInt8], _ change: (inout Lexicon.Word) -> Void) {
    let hash = WordHash.of(word)
    let place = places[hash] ?? Int32(words.count)
    if Int(place) == words.count {
      places.set(hash, place)
      words.append(Lexicon.Word())
    }
    change(&words[Int(place)])
  }

  private mutating func readRoles() {
    for line in LanguageFile.words.rows {
      guard let role = Lexicon.Roles.named[line[0]] else { continue }
      for word in spelled(line.dropFirst()) { update(word) { $0.roles.insert(role) } }
    }
  }

  private mutating func readKinds() {
    for line in LanguageFile.kinds.rows {
      for word in spelled(line.dropFirst()) {
        update(word) { $0.roles.insert(.kind) }
        if !kindWords.contains(word) { kindWords.append(word) }
      }
    }
  }

  private mutating func readNumbers() {
    var language = 0
    for line in LanguageFile.numbers.rows {
      if line.count == 1 { language += 1 }
      guard line.count > 2, let value = Int(line[0]), let join = NumberWord.Join(line[1]) else {
        continue
      }
      let joined = Set(spelled(line.dropFirst(2).filter { $0.hasPrefix("~") }))
      let spelled = spelled(line.dropFirst(2))
      if let word = spelled.first { noteWriting(of: value, join, as: word) }
      for word in spelled where known(word)?.number == nil {
        let number = NumberWord(
          value: value, join: join, language: language, needsOthers: joined.contains(word))
        update(word) { $0.number = number }
      }
    }
  }

  /// Small numbers are written in words, by the first language that has one, and so are a hundred, a
  /// thousand and a million alone.
  private mutating func noteWriting(of value: Int, _ join: NumberWord.Join, as word: [UInt8]) {
    guard value <= Self.mostInWords || join == .hundred || join == .scale else { return }
    if join == .first {
      ordinals[value] = ordinals[value] ?? word
    } else {
      cardinals[value] = cardinals[value] ?? word
    }
  }

  private static let mostInWords = 12

  private mutating func readAlike() {
    for line in LanguageFile.alike.rows {
      let group = spelled(line)
      guard let first = group.first else { continue }
      // A word of two lines joins them.
      let joined = group.compactMap { known($0)?.group }.first { $0 >= 0 }
      let number = joined ?? Int32(groups.count)
      if joined == nil { groups.append(first) }
      for word in group where known(word)?.group ?? -1 < 0 {
        update(word) { $0.group = number }
      }
    }
  }

  private mutating func readAbbreviations() {
    for line in LanguageFile.abbreviations.rows {
      let line = spelled(line)
      guard let full = line.first else { continue }
      let number = Int32(fullWords.count)
      for word in line.dropFirst() { update(word) { $0.full = number } }
      fullWords.append(full)
    }
  }
}
