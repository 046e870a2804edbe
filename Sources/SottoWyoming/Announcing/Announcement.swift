import Foundation
import Logging
import SottoBus
import SottoNetwork

/// Tells the house where a server is, by mDNS, so that Home Assistant offers it by itself: as
/// [DNS-SD](https://www.rfc-editor.org/rfc/rfc6763) has it, through the machine's Avahi.
///
/// It is told of for as long as `run` runs: Avahi takes it back when the connection to it ends.
package struct Announcement: Sendable {
  /// As `_wyoming._tcp`.
  let type: String
  let port: UInt16

  /// The server of an address.
  ///
  /// - Returns: `nil` where only this machine reaches it: then there is nothing to tell.
  package init?(of server: WyomingServer) {
    guard !server.address.isLoopback else { return nil }
    type = "_wyoming._tcp"
    port = server.address.port
  }

  static let log = Logger(label: "sotto.announcement")
  /// After which a bus that went is looked for again.
  private static let pause = Duration.seconds(10)

  /// Announces it until the task is cancelled, also to an Avahi that is started later.
  ///
  /// - Parameter environment: That of this process, which names the system's bus.
  package func run(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) async {
    guard let address = BusAddress.system(environment) else {
      return Self.log.notice("the system has no bus: the house is not told where this is")
    }
    while !Task.isCancelled {
      do throws(BusError) {
        let bus = try await BusConnection.open(address)
        var entry = AvahiEntry(self, on: bus)
        try await entry.keep()
      } catch {
        Self.log.notice("the house is not told where this is: \(error.message)")
      }
      try? await Task.sleep(for: Self.pause)
    }
  }

  /// What people see, as “Sotto on kitchen”.
  ///
  /// - Complexity: Constant: a name has 63 bytes at most.
  static func name(onHost host: String) -> String {
    var name = "Sotto on \(host.prefix { $0 != "." })"
    while name.utf8.count > 63 { name.removeLast() }
    return name
  }
}
