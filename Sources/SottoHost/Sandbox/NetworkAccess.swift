/// What of the network a confined program reaches.
package struct NetworkAccess: Hashable, Sendable {
  /// What is outside of this machine: the internet and the house.
  package var reachesOutside: Bool
  /// Ports on which something listens at this machine's 127.0.0.1, by TCP.
  package var localPorts: Set<UInt16>

  package init(reachesOutside: Bool = false, localPorts: Set<UInt16> = []) {
    self.reachesOutside = reachesOutside
    self.localPorts = localPorts
  }

  /// Nothing.
  package static let none = NetworkAccess()
  /// What is outside of this machine, and nothing of it.
  package static let outside = NetworkAccess(reachesOutside: true)
}
