import Foundation

/// Clients that a person has named: addresses and networks elsewhere, and other users of this machine.
package struct AllowedClients: Sendable, Equatable {
  /// Why a text names no client, and what would.
  package struct Unreadable: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  private var networks: [Network] = []
  private var users: Set<uid_t> = []

  /// Nobody.
  package init() {}

  /// Reads `192.168.1.20`, `192.168.1.0/24`, `fd00::/8` or `user:anna`, each by itself.
  package init(_ texts: [String]) throws(Unreadable) {
    for text in texts {
      if text.hasPrefix("user:") {
        let name = String(text.dropFirst(5))
        guard let user = getpwnam(name) else {
          throw Unreadable(description: "“\(name.prefix(80))” is no user of this machine.")
        }
        users.insert(user.pointee.pw_uid)
      } else if let network = Network(text) {
        networks.append(network)
      } else {
        throw Unreadable(
          description:
            "“\(text.prefix(80))” is no client. Write an address such as 192.168.1.20, a network such as 192.168.1.0/24, or user:NAME for another user of this machine."
        )
      }
    }
  }

  /// Whether any address elsewhere was named.
  package var hasAddresses: Bool { !networks.isEmpty }

  package func contain(user: uid_t) -> Bool { users.contains(user) }

  /// - Parameter host: A numeric address.
  package func contain(host: String) -> Bool {
    guard let address = Network.bytes(of: host) else { return false }
    return networks.contains { $0.contains(address) }
  }

  /// The addresses that begin with the same bits.
  private struct Network: Sendable, Equatable {
    private let address: [UInt8]
    private let length: Int

    init?(_ text: String) {
      let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard let address = Self.bytes(of: String(parts[0])) else { return nil }
      self.address = address
      guard parts.count == 2 else {
        length = address.count * 8
        return
      }
      guard let length = Int(parts[1]), (0...address.count * 8).contains(length),
        parts[1].allSatisfy(\.isNumber)
      else { return nil }
      self.length = length
    }

    func contains(_ other: [UInt8]) -> Bool {
      guard other.count == address.count else { return false }
      return (0..<length).allSatisfy { bit in
        let mask: UInt8 = 0x80 >> (bit % 8)
        return address[bit / 8] & mask == other[bit / 8] & mask
      }
    }

    static func bytes(of host: String) -> [UInt8]? {
      for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
        var bytes = [UInt8](repeating: 0, count: count)
        if inet_pton(family, host, &bytes) == 1 { return bytes }
      }
      return nil
    }
  }
}
