/// Other ways a language's letters are typed, by those whose keyboard lacks them: German `ae` for `ä`.
struct Respelling: Sendable {
  private struct Pair: Sendable {
    var typed: [UInt32]
    var letters: [UInt32]
  }

  private var pairs: [Pair] = []

  mutating func add(typed: [UInt32], letters: [UInt32]) {
    pairs.append(Pair(typed: typed, letters: letters))
  }

  /// What a typed word may stand for, without the word itself: each place with other letters is
  /// changed or not, as in `neue Aerzte` one `ue` is and one `ae` is not meant.
  ///
  /// - Complexity: at most eight words, however often the letters are found.
  func words(typedAs letters: [UInt32]) -> [[UInt32]] {
    guard !pairs.isEmpty else { return [] }
    var words: [(done: [UInt32], rest: ArraySlice<UInt32>)] = [([], letters[...])]
    var found: [[UInt32]] = []
    while let (done, rest) = words.popLast() {
      guard let place = rest.indices.first(where: { pair(at: rest[$0...]) != nil }),
        let pair = pair(at: rest[place...]), found.count < Self.most
      else {
        found.append(done + rest)
        continue
      }
      let before = done + rest[..<place]
      let after = rest[(place + pair.typed.count)...]
      words.append((before + pair.typed, after))
      words.append((before + pair.letters, after))
    }
    return found.filter { $0 != letters }
  }

  private static let most = 7

  private func pair(at letters: ArraySlice<UInt32>) -> Pair? {
    pairs.first { letters.starts(with: $0.typed) }
  }
}

extension Tokens {
  /// The sentence with those of its words respelled that only so are words of the language.
  func respelled(_ respelling: Respelling, knows: (UInt64) -> Bool) -> Tokens {
    var tokens = self
    for index in all.indices where !knows(all[index].hash) {
      let word = respelling.words(typedAs: all[index].letters).first { knows(WordHash.of($0)) }
      if let word { tokens.replaceLetters(of: index, by: word) }
    }
    return tokens
  }
}
