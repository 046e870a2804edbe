import Foundation
import Testing

@testable import SottoNetwork

@Suite("Clients that a person has named") struct AllowedClientsTests {
  @Test(arguments: [
    ("192.168.1.20", "192.168.1.20", true), ("192.168.1.20", "192.168.1.21", false),
    ("192.168.1.0/24", "192.168.1.255", true), ("192.168.1.0/24", "192.168.2.1", false),
    ("10.128.0.0/9", "10.255.0.1", true), ("10.128.0.0/9", "10.127.0.1", false),
    ("0.0.0.0/0", "8.8.8.8", true), ("0.0.0.0/0", "fd00::1", false),
    ("fd00::/8", "fd12::1", true), ("fd00::/8", "fe80::1", false), ("fd00::1", "fd00:0::1", true),
  ])
  func `an address is one of a network's by its first bits`(
    _ text: String, host: String, isAllowed: Bool
  ) throws {
    let clients = try AllowedClients([text])
    #expect(clients.contain(host: host) == isAllowed)
    #expect(clients.hasAddresses)
  }

  @Test func `a user is one of this machine`() throws {
    let clients = try AllowedClients(["user:root"])
    #expect(clients.contain(user: 0) && !clients.contain(user: 1) && !clients.hasAddresses)
  }

  @Test(arguments: [
    "", "kitchen", "192.168.1", "192.168.1.0/33", "192.168.1.0/-1", "192.168.1.0/", "fd00::/129",
    "1.2.3.4/8/8", "user:", "user:nobody-of-this-name",
  ])
  func `what is no client is refused`(_ text: String) {
    #expect(throws: AllowedClients.Unreadable.self) { try AllowedClients([text]) }
  }
}
