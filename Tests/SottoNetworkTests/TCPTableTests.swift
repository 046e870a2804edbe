import Foundation
import Testing

@testable import SottoNetwork

@Suite("The system's table of sockets") struct TCPTableTests {
  private let table = TCPTable(
    text: """
        sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
         0: 0100007F:223D 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 11 1 0 100 0 0 10 0
         1: 0100007F:EA8E 0100007F:223D 01 00000000:00000000 00:00000000 00000000  1001        0 12 2 0 20 0 0 10 -1
         2: 0100007F:223D 0100007F:EA8E 01 00000000:00000000 00:00000000 00000000  1000        0 13 1 0 20 0 0 10 -1
         3: 0100007F:EA8F 0100007F:223D 04 00000001:00000000 01:00000014 00000000     0        0 0 2 0 20 0 0 10 -1

      """)

  @Test func tellsWhoseAnEndIs() throws {
    let found = table.entries(from: "0100007F:EA8E", to: "0100007F:223D")
    #expect(found.map(\.user) == [1001] && found.map(\.inode) == [12])
    #expect(table.entries(from: "0100007F:EA8E", to: "0100007F:223E").isEmpty)
    let left = table.entries(from: "0100007F:EA8F", to: "0100007F:223D")
    #expect(left.map(\.inode) == [0], "root's, as it seems, and nobody's")
  }

  @Test func tellsWhoListens() {
    #expect(table.listeners(at: 8765).map(\.inode) == [11])
    #expect(table.listeners(at: 60046).isEmpty)
  }
}
