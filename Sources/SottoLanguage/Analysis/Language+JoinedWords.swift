import SottoText

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
    let first = max(1, letters.count - Self.longestWord)
    return (first..<max(first, letters.count - Self.shortestVerb + 1)).first {
      let word = grammar.lexicon.id(WordHash.of(letters[$0...]))
      return word.map(grammar.lexicon.isPatternWord) ?? false
        && !inflection.isParticle(letters[$0...])
    }
  }

  /// Where each of the known words ends that letters are made of, of several ways the one whose last words are
  /// longest; none where they are made of no such words.
  ///
  /// - Complexity: linear in the letters: each way to a place is looked for once.
  private func knownParts(of letters: ArraySlice<UInt32>) -> [Int] {
    var starts = [Int?](repeating: nil, count: letters.count + 1)
    starts[0] = 0
    for end in 1..<starts.count {
      starts[end] = (max(0, end - Self.longestWord)..<end).first {
        starts[$0] != nil && isWord(letters[$0..<end])
      }
    }
    var parts: [Int] = []
    var end = letters.count
    while end > 0, let start = starts[end] {
      parts.append(end)
      end = start
    }
    return parts.reversed()
  }

  private func isWord(_ letters: ArraySlice<UInt32>) -> Bool {
    grammar.lexicon.id(WordHash.of(letters)) != nil
  }

  /// Verbs of one syllable end other words, too.
  private static let shortestVerb = 2
  /// Longer ones nobody writes.
  private static let longestWord = 12
}
