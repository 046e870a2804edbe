/// A hash of much content, taken eight bytes at a time.
///
/// Each step is one-to-one, so that a change within any eight bytes always changes it.
struct ContentHash {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0xD6E8_FEB8_6659_FD93
    value ^= value >> 32
  }

  /// - Complexity: linear in the bytes, some gigabytes a second.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    let whole = bytes.count & ~7
    var place = 0
    while place < whole {
      add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    var rest: UInt64 = 0
    for byte in bytes[whole...] { rest = rest << 8 | UInt64(byte) }
    add(rest)
  }
}
