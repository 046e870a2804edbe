import Foundation

/// The socket at which a service manager hears how a service stands (`NOTIFY_SOCKET`).
final class NoticeSocket {
  let path = FileManager.default.temporaryDirectory.appending(path: "notify-\(UUID())").path
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { throw TestHome.Failure("No socket can be had at \(path).") }
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// The next news that begins so; what comes before it is of no interest.
  func next(_ beginning: String, within seconds: Int32 = 30) -> String? {
    let end = Date.now + Double(seconds)
    while true {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = Int32(end.timeIntervalSinceNow * 1000)
      guard left > 0, poll(&watched, 1, left) > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      let news = String(decoding: buffer[..<max(0, count)], as: UTF8.self)
      if news.hasPrefix(beginning) { return news }
    }
  }
}
