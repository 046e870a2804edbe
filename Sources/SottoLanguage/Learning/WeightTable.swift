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

  init(slots: Range<Int>, entries: Range<Int>) {
    self.slots = slots
    self.entries = entries
    size = slots.count / 2
  }

  /// Adds a feature's weights to the scores of their labels, which begin at a place.
  func add(
    _ key: UInt32, _ words: UnsafeBufferPointer<UInt32>, to scores: inout [Float], at begin: Int
  ) {
    var place = Self.home(key, size)
    for _ in 0..<size {
      let slot = slots.lowerBound + place * 2
      let start = words[slot + 1]
      if start == .max { return }
      if words[slot] == key {
        let first = entries.lowerBound + Int(start & (1 << Self.countShift - 1))
        let last = min(first + Int(start >> Self.countShift), entries.upperBound)
        for index in first..<max(first, last) {
          let entry = words[index]
          let label = begin + Int(entry & 0xFFFF)
          guard label < scores.count else { continue }
          scores[label] += Float(Int16(truncatingIfNeeded: entry >> 16)) / Self.scale
        }
        return
      }
      place += 1
      if place == size { place = 0 }
    }
  }

  /// Where the search for a feature begins, of so many slots.
  static func home(_ key: UInt32, _ size: Int) -> Int { Int((UInt64(key) * UInt64(size)) >> 32) }
}
