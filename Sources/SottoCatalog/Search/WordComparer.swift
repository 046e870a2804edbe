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
  private static let most = 12
  /// A long word is left out as easily as a short one.
  private static let mostUnsaid = 4.0

  init(_ spelling: Spelling) {
    words = spelling.words.prefix(Self.most).map { word in
      Word(
        hash: word.wordHash, count: word.count, weight: Self.weight(of: word),
        letters: EditDistance(word))
    }
  }

  /// 1 for the same words, 0 for none.
  ///
  /// - Complexity: O(words² × letters of a word).
  func agreement(with form: UnsafeBufferPointer<UInt8>) -> Double {
    var unused = form.split(separator: .space, maxSplits: Self.most - 1)
    guard words.count > 1 || unused.count > 1 else { return 0 }
    var common = 0.0
    var missing = 0.0
    var unmatched: [Word] = []
    for word in words {
      if let same = unused.firstIndex(where: { $0.count == word.count && $0.wordHash == word.hash })
      {
        common += word.weight
        unused.remove(at: same)
      } else {
        unmatched.append(word)
      }
    }
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
    guard common > 0 else { return 0 }
    // Several words that are all there are hardly another name's.
    let isWhole = words.count > 1 && unmatched.isEmpty
    return common / (common + missing + unsaid * (isWhole ? 0.15 : 0.5))
  }

  private static func weight(of word: some Collection<UInt8>) -> Double {
    let roles = Lexicon.shared.roles(of: word)
    let isLight = !roles.isDisjoint(with: [.article, .and, .guest, .kind])
    return Double(word.count) * (isLight ? 0.4 : 1)
  }
}
