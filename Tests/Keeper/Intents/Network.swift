import Foundation

/// What of the network can be reached from here.
enum Network {
  /// The names of its interfaces besides the loopback; “none” alone where there are none.
  static var interfaces: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return ["none"] }
    defer { freeifaddrs(first) }
    var names: Set<String> = []
    var next = first
    while let interface = next?.pointee {
      if let name = interface.ifa_name { names.insert(String(cString: name)) }
      next = interface.ifa_next
    }
    names.remove("lo")
    return names.isEmpty ? ["none"] : names.sorted()
  }
}
