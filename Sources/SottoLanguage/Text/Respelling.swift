import SottoText

/// Other ways a language's letters are typed, by those whose keyboard lacks them: German `ae` for `ä`.
struct Respelling: Sendable {
  fileprivate struct Pair: Sendable {
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
  /// - Returns: at most eight words, those with most changes first.
  /// - Complexity: linear in the letters.
  func words(typedAs letters: [UInt32]) -> [[UInt32]] {
    guard !pairs.isEmpty else { return [] }
    var words: [[UInt32]] = [[]]
    var places = 0
    var index = 0
    while index < letters.count {
      if places < Self.mostPlaces, let pair = pair(at: letters[index...]) {
        words = words.flatMap { [$0 + pair.letters, $0 + pair.typed] }
        places += 1
        index += pair.typed.count
      } else {
        for word in words.indices { words[word].append(letters[index]) }
        index += 1
      }
    }
    return words.filter { $0 != letters }
  }

  private static let mostPlaces = 3

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

extension Respelling: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    pairs = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(pairs)
  }
}

extension Respelling.Pair: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    typed = try reader.plain()
    letters = try reader.plain()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(plain: typed)
    writer.write(plain: letters)
  }
}
