import Foundation

/// Cuts what arrives on a stream into frames.
struct FrameCutter {
  private var bytes: [UInt8] = []
  /// Where the next frame begins.
  private var start = 0

  /// How much has arrived that is no whole frame yet, in bytes.
  var rest: Int { bytes.count - start }

  /// The memory it holds, in bytes.
  var capacity: Int { bytes.capacity }

  /// What it holds on to when nothing is left to cut: enough for what usually comes.
  static let keptCapacity = 256 << 10

  mutating func add(_ received: some Sequence<UInt8>) {
    // What has been cut off goes at once, not frame by frame: many may come together.
    bytes.removeFirst(start)
    start = 0
    bytes.append(contentsOf: received)
  }

  /// The next whole frame, without its length.
  ///
  /// - Throws: `FrameChannel.Closing.frameTooLong`.
  mutating func next() throws(FrameChannel.Closing) -> Data? {
    guard rest >= 4 else { return nil }
    let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= FrameChannel.maximumLength else { throw .frameTooLong(length) }
    guard rest >= 4 + length else { return nil }
    let frame = Data(bytes[start + 4..<start + 4 + length])
    start += 4 + length
    if start == bytes.count, bytes.capacity > Self.keptCapacity { self = FrameCutter() }
    return frame
  }
}
