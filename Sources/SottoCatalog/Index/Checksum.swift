/// A checksum that sees every damaged bit and runs as fast as memory is read, on all processors.
package enum Checksum {
  /// Each block is summed by itself.
  private static let blockSize = 1 << 23

  package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    // The memory is only read, and longer there than this call takes.
    nonisolated(unsafe) let bytes = bytes
    let sums = Concurrently.map(Concurrently.runs(bytes.count, of: blockSize)) { block in
      ofBlock(UnsafeRawBufferPointer(rebasing: bytes[block]))
    }
    return sums.reduce(UInt64(bytes.count).mixed) { ($0 ^ $1).mixed }
  }

  /// Four sums side by side, so that none waits for the one before.
  private static func ofBlock(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    var offset = 0
    @inline(__always)
    func word(_ place: Int) -> UInt64 {
      bytes.loadUnaligned(fromByteOffset: offset + place, as: UInt64.self)
    }
    @inline(__always)
    func add(_ word: UInt64, to sum: inout UInt64) {
      sum = (sum ^ word) &* factor
      sum ^= sum >> 32
    }
    while offset + 32 <= bytes.count {
      add(word(0), to: &a)
      add(word(8), to: &b)
      add(word(16), to: &c)
      add(word(24), to: &d)
      offset += 32
    }
    for byte in bytes[offset...] { add(UInt64(byte), to: &a) }
    return [a, b, c, d].reduce(0) { ($0 ^ $1).mixed }
  }
}
