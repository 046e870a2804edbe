import Foundation
import SottoText

/// Distinct texts, one behind the other, numbered as they came.
struct TextTable: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var ends: [UInt32] = [0]
  /// Open addressing: half of a text's hash above, its number below.
  private var slots: [UInt64]

  /// Some entries of the slots that were met lately: a row's album is often that of the row before,
  /// and looking here spares a look far away in memory.
  private var recent = [UInt64](repeating: empty, count: 1024)

  private static let empty = UInt64.max

  /// - Parameter capacity: How many texts are expected.
  init(capacity: Int = 0) {
    var size = 1024
    while size < capacity * 2 { size *= 2 }
    slots = LargePages.array(repeating: Self.empty, count: size)
    ends.reserveCapacity(capacity + 1)
    bytes.reserveCapacity(capacity * 16)
  }

  var count: Int { ends.count - 1 }

  /// The number of a text, a new one if it has none.
  mutating func index(of text: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = WordHash.of(text).mixed >> 32
    let place = Int(truncatingIfNeeded: hash) & (recent.count - 1)
    if has(recent[place], hash, text) { return Self.index(in: recent[place]) }
    if count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != Self.empty {
      if has(slots[slot], hash, text) {
        recent[place] = slots[slot]
        return Self.index(in: slots[slot])
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = hash << 32 | UInt64(count)
    recent[place] = slots[slot]
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    return count - 1
  }

  mutating func index(of text: String) -> Int {
    var text = text
    return text.withUTF8 { index(of: $0) }
  }

  @inline(__always)
  func withText<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      body(UnsafeBufferPointer(rebasing: bytes[Int(ends[index])..<Int(ends[index + 1])]))
    }
  }

  private static func index(in entry: UInt64) -> Int {
    Int(truncatingIfNeeded: entry & 0xFFFF_FFFF)
  }

  /// Whether an entry is that of a text.
  @inline(__always)
  private func has(_ entry: UInt64, _ hash: UInt64, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard entry >> 32 == hash, entry != Self.empty else { return false }
    return withText(Self.index(in: entry)) { $0.hasSameBytes(as: text) }
  }

  private mutating func grow() {
    var wider = LargePages.array(repeating: Self.empty, count: slots.count * 2)
    let mask = wider.count - 1
    for entry in slots where entry != Self.empty {
      var slot = Int(truncatingIfNeeded: entry >> 32) & mask
      while wider[slot] != Self.empty { slot = (slot + 1) & mask }
      wider[slot] = entry
    }
    slots = wider
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  func hasSameBytes(as other: Self) -> Bool {
    guard count == other.count else { return false }
    guard let left = baseAddress, let right = other.baseAddress else { return true }
    return memcmp(left, right, count) == 0
  }
}
