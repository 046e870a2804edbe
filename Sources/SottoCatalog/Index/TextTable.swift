/// Distinct texts, one behind the other, numbered as they came.
struct TextTable: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var ends: [UInt32] = [0]
  /// Open addressing: the number of a text, or -1.
  private var slots = [Int32](repeating: -1, count: 1024)

  var count: Int { ends.count - 1 }

  /// The number of a text, a new one if it has none.
  mutating func index(of text: [UInt8]) -> Int {
    if count * 2 >= slots.count { grow() }
    var slot = Int(truncatingIfNeeded: text.wordHash.mixed) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if bytes[range(index)].elementsEqual(text) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(count)
    bytes += text
    ends.append(UInt32(bytes.count))
    return count - 1
  }

  func withText<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range(index)])) }
  }

  private func range(_ index: Int) -> Range<Int> { Int(ends[index])..<Int(ends[index + 1]) }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    for index in 0..<count {
      var slot =
        Int(truncatingIfNeeded: withText(index) { $0.wordHash.mixed }) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }
}
