import Foundation

/// Reads what a `SnapshotWriter` wrote, in the same order.
///
/// That all is there and nothing was changed, its file's hash has told; what is read is only kept
/// from lying outside.
struct SnapshotReader: Sendable {
  /// The content is none that this program wrote.
  struct Foreign: Error {}

  private let data: Data
  private var place: Int

  init(_ data: Data, from place: Int) {
    self.data = data
    self.place = place
  }

  mutating func read<Value: SnapshotValue>(
    _ type: Value.Type = Value.self
  ) throws(Foreign) -> Value {
    try Value(from: &self)
  }

  mutating func number<Number: BitwiseCopyable>(
    _ type: Number.Type = Number.self
  ) throws(Foreign) -> Number {
    let start = try take(MemoryLayout<Number>.size)
    return data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: Number.self) }
  }

  /// - Parameter size: how many bytes each takes at least of those to come.
  mutating func count(of size: Int = 1) throws(Foreign) -> Int {
    let count = Int(try number(Int32.self))
    guard count >= 0, count <= (data.count - place) / size else { throw Foreign() }
    return count
  }

  mutating func plain<Value: BitwiseCopyable>(
    _ type: Value.Type = Value.self
  ) throws(Foreign) -> [Value] {
    let count = try count(of: MemoryLayout<Value>.stride)
    let start = try take(count * MemoryLayout<Value>.stride)
    return data.withUnsafeBytes { bytes in
      [Value](unsafeUninitializedCapacity: count) { values, filled in
        UnsafeMutableRawBufferPointer(values).copyMemory(
          from: UnsafeRawBufferPointer(
            rebasing: bytes[start..<start + count * MemoryLayout<Value>.stride]))
        filled = count
      }
    }
  }

  mutating func flags() throws(Foreign) -> [Bool] { try plain(UInt8.self).map { $0 != 0 } }

  mutating func text() throws(Foreign) -> String {
    let count = try count()
    let start = try take(count)
    return data.withUnsafeBytes { String(decoding: $0[start..<start + count], as: UTF8.self) }
  }

  /// - Returns: where the next bytes begin.
  private mutating func take(_ count: Int) throws(Foreign) -> Int {
    guard count <= data.count - place else { throw Foreign() }
    defer { place += count }
    return place
  }
}
