import Foundation

/// The line to the assistant. Both its ends wait for each other, so there is one frame at a time.
struct Channel {
  let descriptor: Int32

  /// The next frame; nil when there is none.
  func next() -> [UInt8]? {
    guard let header = read(4) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return length <= Bounds.longestFrame ? read(length) : nil
  }

  /// Returns whether it was taken.
  func send(_ frame: [UInt8]) -> Bool {
    let header = (0..<4).map { UInt8(truncatingIfNeeded: frame.count >> (8 * $0)) }
    return write(header) && write(frame)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let read = bytes.withUnsafeMutableBytes { bytes in
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
        return Foundation.read(descriptor, rest.baseAddress, rest.count)
      }
      guard read > 0 else { return nil }
      filled += read
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        return Foundation.write(descriptor, rest.baseAddress, rest.count)
      }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
