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
  /// Features lie far apart in a table of megabytes: the first slots of all are read before any is
  /// looked at, and all are looked at before any weight is read, so that what waits for memory waits
  /// together.
  func add(
    _ features: [UInt32], _ words: UnsafeBufferPointer<UInt32>,
    to scores: UnsafeMutableBufferPointer<Int32>
  ) {
    guard size > 0 else { return }
    withUnsafeTemporaryAllocation(of: Slot.self, capacity: features.count) { read in
      for (index, feature) in features.enumerated() {
        read[index] = slot(Self.home(feature, size), words)
      }
      var found = 0
      for (index, feature) in features.enumerated() {
        var slot = read[index]
        if slot.feature != feature { slot = self.slot(of: feature, words) }
        read[found] = slot
        found += slot.weights == Self.empty ? 0 : 1
      }
      for slot in read[..<found] { add(slot.weights, words, to: scores) }
    }
  }

  /// A feature with where its weights begin and how many there are; `empty` for none.
  private struct Slot {
    var feature: UInt32
    var weights: UInt32
  }

  private func slot(_ place: Int, _ words: UnsafeBufferPointer<UInt32>) -> Slot {
    let slot = slots.lowerBound + place * 2
    return Slot(feature: words[slot], weights: words[slot + 1])
  }

  /// Features that had to give way lie behind their places in ascending order, so that a greater one
  /// in a place of its own ends the search; at the table's start lie those that found none at its end.
  private func slot(of feature: UInt32, _ words: UnsafeBufferPointer<UInt32>) -> Slot {
    var place = Self.home(feature, size)
    for _ in 0..<size {
      let slot = slot(place, words)
      if slot.feature == feature || slot.weights == Self.empty { return slot }
      if slot.feature > feature, Self.home(slot.feature, size) <= place { break }
      place += 1
      if place == size { place = 0 }
    }
    return Slot(feature: feature, weights: Self.empty)
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

  /// The first label of a feature.
  func label(of feature: UInt32, _ words: UnsafeBufferPointer<UInt32>) -> UInt32? {
    guard size > 0 else { return nil }
    let weights = slot(of: feature, words).weights
    let entry = entries.lowerBound + Int(weights & (1 << Self.countShift - 1))
    guard weights != Self.empty, entry < entries.upperBound else { return nil }
    return words[entry] & 0xFFFF
  }

  /// Where the search for a feature begins, of so many slots.
  static func home(_ key: UInt32, _ size: Int) -> Int { Int((UInt64(key) * UInt64(size)) >> 32) }
}
