import Glibc

/// What a connection would go through.
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }

  /// Whether an interface other than the machine's own loop is up and has an address.
  public let status: Status

  /// Not known here: no.
  public var isExpensive: Bool { false }

  /// Not known here: no.
  public var isConstrained: Bool { false }

  /// Not known here: no interface is of the kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .other }

  static var current: NWPath {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return NWPath(status: .unsatisfied) }
    defer { freeifaddrs(first) }
    var next = first
    var isUp = false
    while let interface = next?.pointee {
      isUp = isUp || reaches(interface)
      next = interface.ifa_next
    }
    return NWPath(status: isUp ? .satisfied : .unsatisfied)
  }

  private static func reaches(_ interface: ifaddrs) -> Bool {
    guard let family = interface.ifa_addr?.pointee.sa_family,
      [AF_INET, AF_INET6].contains(Int32(family))
    else { return false }
    let flags = interface.ifa_flags
    return flags & UInt32(IFF_UP) != 0 && flags & UInt32(IFF_LOOPBACK) == 0
  }
}

/// An interface of the machine's.
public struct NWInterface: Sendable {
  public enum InterfaceType: Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }
}
