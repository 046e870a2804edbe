import Foundation

/// The address of one end of a connection.
struct SocketEnd {
  /// As text, without the port.
  let host: String
  /// As the system's table of sockets writes it, with the port.
  let entry: String

  /// - Parameters:
  ///   - descriptor: A connected socket.
  ///   - ask: `getsockname` or `getpeername`.
  /// - Returns: `nil` where the system does not tell.
  init?(
    _ descriptor: Int32,
    _ ask: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let isTold = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { ask(descriptor, $0, &length) == 0 }
    }
    guard isTold else { return nil }
    let bytes = withUnsafeBytes(of: &storage) { Array($0) }
    // The port stands at the same place for both families.
    let port = String(format: "%02X%02X", bytes[2], bytes[3])
    var address: [UInt8]
    switch Int32(storage.ss_family) {
    case AF_INET: address = Array(bytes[4..<8])
    case AF_INET6: address = Array(bytes[8..<24])
    default: return nil
    }
    // A socket that serves both kinds has those of the older in the form of the newer.
    if address.starts(with: Self.olderPrefix) { address.removeFirst(Self.olderPrefix.count) }
    var name = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = address.count == 4 ? AF_INET : AF_INET6
    guard inet_ntop(family, address, &name, socklen_t(name.count)) != nil else { return nil }
    host = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    entry = Self.words(of: address) + ":" + port
  }

  private static let olderPrefix: [UInt8] = Array(repeating: 0, count: 10) + [0xFF, 0xFF]

  /// The address as words of this machine, in hexadecimal digits.
  private static func words(of address: [UInt8]) -> String {
    stride(from: 0, to: address.count, by: 4).map { start in
      let word = address[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return String(format: "%08X", UInt32(littleEndian: word))
    }.joined()
  }
}
