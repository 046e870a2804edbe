// Joins initials and writes numbers and ordinals in one way.

extension Spelling {
  /// - Parameter bytes: A name in Latin letters, with one space between words.
  static func rewritten(_ bytes: [UInt8]) -> [UInt8] {
    let lexicon = Lexicon.shared
    guard bytes.withUnsafeBufferPointer({ SpellingNeeds(of: $0).contains(.rewriting) }) else {
      return bytes
    }
    let words = initialsJoined(bytes.split(separator: .space))
    var known = words.map { lexicon[$0] }
    for index in words.indices where words[index].allSatisfy(\.isDigit) {
      // "10 million" is a number as "ten million" is, and "thirty 3" is "thirty three".
      let before = index > 0 ? known[index - 1]?.number : nil
      let after = index + 1 < words.count ? known[index + 1]?.number : nil
      guard words[index].count < 3, let value = Int(String(decoding: words[index], as: UTF8.self)),
        after?.multiplies == true || before?.takesOne == true && (1...9).contains(value)
      else { continue }
      known[index] = Lexicon.Word(
        number: NumberWord(
          value: value, join: .one, language: before?.language ?? after?.language ?? 0))
    }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 4)
    var index = 0
    while index < words.count {
      output.endWord()
      if let number = number(at: index, of: known) {
        output += lexicon.written(number.value, isOrdinal: number.isOrdinal)
        index += number.wordCount
        continue
      }
      let word = words[index]
      let isCounted = index > 0 && known[index - 1]?.roles.contains(.counted) == true
      if let value = RomanNumeral.value(
        of: word, isCounted: isCounted, isLast: index > 0 && index == words.count - 1)
      {
        output += lexicon.written(value, isOrdinal: false)
      } else if known[index]?.roles.contains(.guest) == true {
        output += "feat".utf8
      } else if known[index]?.roles.contains(.and) == true {
        output += "and".utf8
      } else if let digits = ordinalDigits(word) {
        output += lexicon.written(digits, isOrdinal: true)
      } else if word.allSatisfy(\.isDigit) {
        let isOrdinal =
          index + 1 < words.count && known[index + 1]?.roles.contains(.ordinal) == true
        output += lexicon.written(word, isOrdinal: isOrdinal)
        if isOrdinal { index += 1 }
      } else {
        output += word
      }
      index += 1
    }
    return output
  }

  private static func number(at index: Int, of known: [Lexicon.Word?]) -> SpokenNumber? {
    guard let first = known[index]?.number else { return nil }
    let words = known[index...].lazy.map { $0?.number }.prefix { $0?.language == first.language }
    let number = SpokenNumber(words.compactMap(\.self))
    return first.needsOthers && number?.wordCount == 1 ? nil : number
  }

  /// The digits of "81st" or "81-й".
  private static func ordinalDigits(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard word.count > 1, word.first?.isDigit == true else { return nil }
    let digits = word.prefix(while: \.isDigit)
    let roles = Lexicon.shared.roles(of: word[digits.endIndex...])
    return roles.isDisjoint(with: [.ordinal, .ordinalEnd]) ? nil : digits
  }

  /// "R.E.M." is one word, and so is "t i"; one letter alone stays.
  private static func initialsJoined(_ words: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    func isInitial(_ word: ArraySlice<UInt8>) -> Bool {
      word.count == 1 && word.first?.isDigit == false
    }
    guard words.lazy.filter(isInitial).prefix(2).count == 2 else { return words }
    // "You n I" says "and", and has no initials.
    func isAnd(at index: Int) -> Bool {
      index > 0 && index + 1 < words.count
        && Lexicon.shared.roles(of: words[index]).contains(.and)
        && Lexicon.shared.roles(of: words[index + 1]).contains(.pronoun)
    }
    var joined: [ArraySlice<UInt8>] = []
    var wasInitial = false
    for (index, word) in words.enumerated() {
      if isInitial(word), !isAnd(at: index) {
        if wasInitial, let last = joined.popLast() {
          joined.append(ArraySlice(last + word))
        } else {
          joined.append(word)
        }
        wasInitial = true
      } else {
        joined.append(word)
        wasInitial = false
      }
    }
    return joined
  }
}
