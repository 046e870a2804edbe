import Foundation

/// Connects to a service.
enum ServiceSocket {
  /// How long the other side may take to take something, in seconds.
  private static let patience = 10

  /// - Returns: A descriptor that waits, for `patience` where it writes.
  /// - Throws: `VoiceError` where nobody listens there.
  static func connect(to address: ServiceAddress) throws(VoiceError) -> Int32 {
    let descriptor: Int32
    switch address.place {
    case .network(let host, let port):
      descriptor = try connect(to: host, port, address)
    case .socket(let path):
      descriptor = try connect(to: path, address)
    }
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return descriptor
  }

  private static func connect(
    to host: String, _ port: UInt16, _ address: ServiceAddress
  ) throws(VoiceError) -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, String(port), &hints, &found)
    guard code == 0 else {
      throw VoiceError(
        "There is no machine “\(host)”: \(String(cString: gai_strerror(code))). See how \(address) is written."
      )
    }
    defer { freeaddrinfo(found) }
    var reason = ""
    var next = found
    while let info = next?.pointee {
      let descriptor = socket(info.ai_family, info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
      if descriptor >= 0, isReached(descriptor, info.ai_addr, info.ai_addrlen) {
        var yes: Int32 = 1
        setsockopt(
          descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        return descriptor
      }
      reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      next = info.ai_next
    }
    throw nobody(at: address, reason)
  }

  private static func connect(
    to path: String, _ address: ServiceAddress
  ) throws(VoiceError) -> Int32 {
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: name.sun_path) else {
      throw VoiceError("The path of \(address) is longer than a socket's may be.")
    }
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: bytes) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw nobody(at: address, String(cString: strerror(errno))) }
    let isReached = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Self.isReached(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard isReached else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw nobody(at: address, reason)
    }
    return descriptor
  }

  /// Connects, within three seconds: a machine that is off says nothing at all.
  private static func isReached(
    _ descriptor: Int32, _ name: UnsafePointer<sockaddr>?, _ length: socklen_t
  ) -> Bool {
    var limit = timeval(tv_sec: 3, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return Foundation.connect(descriptor, name, length) == 0
  }

  private static func nobody(at address: ServiceAddress, _ reason: String) -> VoiceError {
    VoiceError("Nobody answers at \(address): \(reason). Start that service, or name another.")
  }
}
