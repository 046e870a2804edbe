import Foundation

/// One exchange of frames over a socket, given up when its time is over: each frame is the number of
/// its bytes (four bytes, the lowest first) and the bytes.
struct TimedChannel {
  let descriptor: Int32
  let deadline: ContinuousClock.Instant

  /// Sends a frame and returns the one that comes back; nil when there is none in time, and
  /// nothing of a longer one.
  func exchange(_ frame: Data, longestAnswer: Int) -> Data? {
    let length = (0..<4).map { UInt8(truncatingIfNeeded: frame.count >> (8 * $0)) }
    guard send(Data(length) + frame), let header = receive(4) else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return count <= longestAnswer ? receive(count) : Data()
  }

  private func send(_ bytes: Data) -> Bool {
    var sent = 0
    while sent < bytes.count {
      guard isReady(POLLOUT) else { return false }
      let count = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        return Foundation.send(
          descriptor, rest.baseAddress, rest.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  private func receive(_ count: Int) -> Data? {
    var bytes = Data(count: count)
    var filled = 0
    while filled < count {
      guard isReady(POLLIN) else { return nil }
      let received = bytes.withUnsafeMutableBytes { bytes in
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
        return recv(descriptor, rest.baseAddress, rest.count, Int32(MSG_DONTWAIT))
      }
      if received < 0, errno == EAGAIN || errno == EINTR { continue }
      guard received > 0 else { return nil }
      filled += received
    }
    return bytes
  }

  /// Waits until a byte can be sent or received, or the other end is gone.
  private func isReady(_ event: Int32) -> Bool {
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return false }
      var wanted = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      let count = poll(&wanted, 1, Int32(left / .milliseconds(1)) + 1)
      if count > 0 { return true }
      if count < 0, errno != EINTR { return false }
    }
  }
}
