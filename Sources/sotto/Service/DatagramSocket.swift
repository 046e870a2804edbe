import Foundation

/// Sends single datagrams to a socket of the service manager's.
enum DatagramSocket {
  /// - Parameter path: A file, or an abstract name that begins with “@”.
  /// - Returns: Whether it went out. Who listens need not be there, and nobody waits for them.
  @discardableResult
  static func send(_ datagram: Data, to path: String) -> Bool {
    var address = sockaddr_un()
    let name = path.hasPrefix("@") ? [0] + path.utf8.dropFirst() : Array(path.utf8)
    guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    // An abstract name ends where the address does.
    let longest = MemoryLayout.size(ofValue: address.sun_path)
    let length = MemoryLayout<sockaddr_un>.size - longest + name.count
    let kind = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(AF_UNIX, kind, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let sent = datagram.withUnsafeBytes { bytes in
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          sendto(
            descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL), $0, socklen_t(length))
        }
      }
    }
    return sent == datagram.count
  }
}
