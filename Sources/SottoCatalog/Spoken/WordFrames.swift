/// The consonants of each word of a name, and of each two words that follow one another: a recogniser
/// that does not know a word writes another, or two. "ban sin" is "Bonson", and "my news" may be "My
/// Nemesis" but not "My Eyes".
struct WordFrames {
  private let single: [[UInt8]]
  private let double: [[UInt8]]

  init(_ spelling: UnsafeBufferPointer<UInt8>) {
    let words = spelling.split(separator: .space, maxSplits: Self.most - 1)
    func frame(_ range: Range<Int>) -> [UInt8] {
      ConsonantFrame.of(UnsafeBufferPointer(rebasing: spelling[range]))
    }
    single = words.map { frame($0.startIndex..<$0.endIndex) }
    double = zip(words, words.dropFirst()).map { frame($0.startIndex..<$1.endIndex) }
  }

  /// More words are taken as one.
  private static let most = 16

  /// Whether these words may have been heard for those of another name, in their order.
  ///
  /// - Complexity: O(words), but for words that sound like the next.
  func areHeard(for written: WordFrames) -> Bool { areHeard(from: 0, for: written, from: 0) }

  private func areHeard(from place: Int, for written: WordFrames, from other: Int) -> Bool {
    guard place < single.count, other < written.single.count else {
      return place == single.count && other == written.single.count
    }
    let frame = written.single[other]
    if single[place] == frame, areHeard(from: place + 1, for: written, from: other + 1) {
      return true
    }
    return place < double.count && double[place] == frame
      && areHeard(from: place + 2, for: written, from: other + 1)
  }
}
