/// The weights of one trained model, as they lie in the mapped file: for each feature the labels it
/// speaks for or against.
struct WeightTable: Sendable {
  /// Slots of an open-addressed table: a feature's key, then where its weights begin and, in the
  /// upper eight bits, how many there are.
  private let slots: Range<Int>
  /// A label in the lower, a weight in the upper half of each number.
  private let entries: Range<Int>
  private let size: Int

  /// A weight of 1 is written as this.
  static let scale: Float = 1024
  static let countShift: UInt32 = 24
  private static let empty = UInt32.max

  init(slots: Range<Int>, entries: Range<Int>) {
    self.slots = slots
    self.entries = entries
    size = slots.count / 2
  }

  /// Adds the weights of features to the scores of their labels, in units of the written weights:
  /// whole numbers add up to the same in any order.
  ///
  /// All features are looked up before any is added: they lie far apart in a table of megabytes, and
  /// look-ups that need nothing of each other wait for memory together.
  func add(
    _ features: [UInt32], _ words: UnsafeBufferPointer<UInt32>,
    to scores: UnsafeMutableBufferPointer<Int32>
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: features.count) { found in
      var count = 0
      for feature in features {
        let weights = place(of: feature, words)
        guard weights != Self.empty else { continue }
        found[count] = weights
        count += 1
      }
      for weights in found[..<count] { add(weights, words, to: scores) }
    }
  }

  /// Where a feature's weights begin and how many there are, as its slot says; `empty` for none.
  private func place(of feature: UInt32, _ words: UnsafeBufferPointer<UInt32>) -> UInt32 {
    var place = Self.home(feature, size)
    for _ in 0..<size {
      let slot = slots.lowerBound + place * 2
      let weights = words[slot + 1]
      if words[slot] == feature || weights == Self.empty { return weights }
      place += 1
      if place == size { place = 0 }
    }
    return Self.empty
  }

  private func add(
    _ weights: UInt32, _ words: UnsafeBufferPointer<UInt32>,
    to scores: UnsafeMutableBufferPointer<Int32>
  ) {
    let first = entries.lowerBound + Int(weights & (1 << Self.countShift - 1))
    let last = min(first + Int(weights >> Self.countShift), entries.upperBound)
    for entry in words[first..<max(first, last)] {
      let label = Int(entry & 0xFFFF)
      guard label < scores.count else { continue }
      scores[label] &+= Int32(truncatingIfNeeded: entry) >> 16
    }
  }

  /// Where the search for a feature begins, of so many slots.
  static func home(_ key: UInt32, _ size: Int) -> Int { Int((UInt64(key) * UInt64(size)) >> 32) }
}
