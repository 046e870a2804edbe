import Foundation

/// The addresses that this machine has at the moment.
package enum MachineAddresses {
  /// Whether a connection from an address has come from this machine.
  ///
  /// - Parameter host: As text, without a port.
  package static func contain(_ host: String) -> Bool {
    ServerAddress.isLoopback(host) || all.contains(host)
  }

  private static var all: Set<String> {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var hosts: Set<String> = []
    var next = first
    while let interface = next?.pointee {
      next = interface.ifa_next
      guard let address = interface.ifa_addr else { continue }
      let family = Int32(address.pointee.sa_family)
      let start: Int
      switch family {
      case AF_INET: start = MemoryLayout<sockaddr_in>.offset(of: \.sin_addr) ?? 4
      case AF_INET6: start = MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr) ?? 8
      default: continue
      }
      var name = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
      let bytes = UnsafeRawPointer(address) + start
      guard inet_ntop(family, bytes, &name, socklen_t(name.count)) != nil else { continue }
      hosts.insert(
        String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    return hosts
  }
}
