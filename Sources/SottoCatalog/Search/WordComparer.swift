import SottoText

/// How much two names share when their words may be missing or in another order.
struct WordComparer {
  private struct Word {
    let hash: UInt64
    let count: Int
    /// Articles and the like count less than words that mean something.
    let weight: Double
    let letters: EditDistance
  }

  private let words: [Word]
  /// All of them, whatever their order; `nil` of a single word.
  private let all: UInt64?
  private static let most = 12
  /// A long word is left out as easily as a short one.
  private static let mostUnsaid = 4.0

  init(_ spelling: Spelling) {
    words = spelling.words.prefix(Self.most).map { word in
      Word(
        hash: WordHash.of(word), count: word.count, weight: Self.weight(of: word),
        letters: EditDistance(word))
    }
    all = spelling.bytes.withUnsafeBufferPointer { Grams.ofWords($0) }
  }

  /// Whether a name has just these words, in any order; no name of a single word does.
  func hasAll(of form: UnsafeBufferPointer<UInt8>) -> Bool {
    Grams.ofWords(form).map { $0 == all } ?? false
  }

  /// How much the words of a name agree; `nil` of two single words, which letters tell more of.
  ///
  /// - Complexity: O(words² × letters of a word).
  func agreement(with form: UnsafeBufferPointer<UInt8>) -> WordAgreement? {
    var unused = form.split(separator: .space, maxSplits: Self.most - 1)
    guard words.count > 1 || unused.count > 1 else { return nil }
    var common = 0.0
    var missing = 0.0
    var unmatched: [Word] = []
    var (place, isInOrder) = (0, true)
    for word in words {
      if let same = unused.firstIndex(where: {
        $0.count == word.count && WordHash.of($0) == word.hash
      }) {
        common += word.weight
        unused.remove(at: same)
        if same < place { isInOrder = false }
        place = same
      } else {
        unmatched.append(word)
      }
    }
    let unsaidWords = unused.count
    for word in unmatched {
      var best = (index: -1, likeness: 0.0)
      for (index, other) in unused.enumerated() {
        let (distance, count) = word.letters.distance(to: UnsafeBufferPointer(rebasing: other))
        let likeness = 1 - Double(distance) / Double(max(word.count, count))
        if likeness > best.likeness { best = (index, likeness) }
      }
      guard best.likeness > 0.5 else {
        missing += word.weight
        continue
      }
      common += word.weight * best.likeness
      missing += word.weight * (1 - best.likeness)
      unused.remove(at: best.index)
    }
    let unsaid = unused.reduce(0) { $0 + min(Self.weight(of: $1), Self.mostUnsaid) }
    // Several words that are all there are hardly another name's.
    let isWhole = words.count > 1 && unmatched.isEmpty
    let total = common + missing + unsaid * (isWhole ? 0.15 : 0.5)
    return WordAgreement(
      share: total > 0 ? common / total : 0, strangeWords: unmatched.count,
      unsaidWords: unsaidWords, isLeftOut: isWhole && isInOrder && unsaidWords > 0,
      areSame: hasAll(of: form))
  }

  private static func weight(of word: some Collection<UInt8>) -> Double {
    let roles = Lexicon.shared.roles(of: word)
    let isLight = !roles.isDisjoint(with: [.article, .and, .guest, .kind])
    return Double(word.count) * (isLight ? 0.4 : 1)
  }
}
