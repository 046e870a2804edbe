/// Words written as one where a language's spaces may be left out: 재즈틀어줘 is 재즈 틀어줘.
extension Language {
  /// The sentence with the words apart that its last word, the verb's place, is made of: a verb that patterns
  /// have, and what stands before it, cut further where all of that is known.
  func withWordsApart(_ tokens: Tokens) -> Tokens {
    guard joinsWords, let last = tokens.all.last, !isWord(last.letters[...]),
      let verb = longestEnd(of: last.letters[...])
    else { return tokens }
    var apart = tokens
    let index = tokens.count - 1
    apart.cut(index, after: verb)
    for length in knownParts(of: last.letters[..<verb]).dropLast().reversed() {
      apart.cut(index, after: length)
    }
    return apart
  }

  /// Where the longest word that patterns have begins at a word's end.
  private func longestEnd(of letters: ArraySlice<UInt32>) -> Int? {
    (1..<max(1, letters.count - Self.shortestVerb + 1)).first {
      let word = grammar.lexicon.id(WordHash.of(letters[$0...]))
      return word.map(grammar.lexicon.isPatternWord) ?? false
        && !inflection.isParticle(letters[$0...])
    }
  }

  /// Where each of the known words ends that letters are made of; none where they are not.
  private func knownParts(of letters: ArraySlice<UInt32>) -> [Int] {
    guard !letters.isEmpty, !isWord(letters) else { return [letters.endIndex] }
    for place in letters.indices.dropFirst() where isWord(letters[place...]) {
      let before = knownParts(of: letters[..<place])
      if !before.isEmpty { return before + [letters.endIndex] }
    }
    return []
  }

  private func isWord(_ letters: ArraySlice<UInt32>) -> Bool {
    grammar.lexicon.id(WordHash.of(letters)) != nil
  }

  /// Verbs of one syllable end other words, too.
  private static let shortestVerb = 2
}
