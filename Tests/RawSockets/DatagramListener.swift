import Foundation

/// A socket of the file system that takes datagrams.
package final class DatagramListener: Sendable {
  package let path = FileManager.default.temporaryDirectory.appending(path: "d-\(UUID())").path
  private let descriptor: Int32

  package struct Failure: Error {}

  package init() throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { throw Failure() }
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// The next datagram; `nil` where none comes in time.
  package func receive(within seconds: Double = 5) -> Data? {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard seconds > 0, poll(&watched, 1, Int32(seconds * 1000)) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count >= 0 ? Data(buffer[..<count]) : nil
  }

  /// The next that begins so; what comes before it is of no interest.
  package func next(_ beginning: String, within seconds: Double = 30) -> String? {
    let end = Date.now + seconds
    while let datagram = receive(within: end.timeIntervalSinceNow) {
      let text = String(decoding: datagram, as: UTF8.self)
      if text.hasPrefix(beginning) { return text }
    }
    return nil
  }
}
