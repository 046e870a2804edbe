import Foundation
import Testing

/// A listening port of this machine that nobody answers on, which connecting does not need.
final class LocalServer {
  let port: UInt16
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) + listen(descriptor, 4) + getsockname(descriptor, $0, &length)
      }
    }
    try #require(result == 0)
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }
}
