/// Which words of a sentence are a name that people said in the sets the weights were trained on.
///
/// A name that was said once is likely said again, and where it begins and ends is known: "add it to
/// Stop and Smell the Roses" is hard to divide without.
enum HeardNames {
  /// What a name may be, each kind a bit of a mask. The weights are trained for this order.
  static let kinds = ["artistName", "mediaName", "albumName", "playlistName"]

  /// A name is told by a number, made of its words one after the other.
  static func key(_ words: some Sequence<Token>) -> UInt32 {
    words.reduce(0) { key($0, then: $1) }
  }

  private static func key(_ key: UInt32, then word: Token) -> UInt32 {
    FeatureKey.of(60, UInt64(key), word.hash)
  }

  private static let mostWords = 9

  /// For each word a number for each name over it: of what kind the name is, how long, and whether
  /// the word begins or ends it. Of the names of a kind that begin at a word only the longest counts.
  ///
  /// - Parameter kinds: the kinds of a name by its key, 0 for none.
  /// - Complexity: O(words).
  static func flags(of tokens: Tokens, kinds: (_ key: UInt32) -> UInt32) -> [[UInt64]] {
    let words = tokens.all
    var flags = [[UInt64]](repeating: [], count: words.count)
    for start in words.indices {
      var longest: [Int] = []
      var key: UInt32 = 0
      for end in start..<min(words.count, start + mostWords) {
        key = Self.key(key, then: words[end])
        let found = kinds(key)
        guard found != 0 else { continue }
        if longest.isEmpty { longest = [Int](repeating: start - 1, count: Self.kinds.count) }
        for kind in longest.indices where found >> UInt32(kind) & 1 == 1 { longest[kind] = end }
      }
      for (kind, end) in longest.enumerated() where end >= start {
        let length = UInt64(min(end - start, 2))
        for index in start...end {
          let place: UInt64 = index == start ? 0 : index == end ? 2 : 1
          flags[index].append((UInt64(kind) * 3 + length) * 3 + place)
        }
      }
    }
    return flags
  }
}
