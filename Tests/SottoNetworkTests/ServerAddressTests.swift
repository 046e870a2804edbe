import CaseFiles
import Foundation
import SottoNetwork
import Testing

@Suite("An address to serve at") struct ServerAddressTests {
  struct Row: Decodable, Sendable {
    var text: String
    var address: String?
    var loopback: Bool?
  }

  @Test(arguments: cases("addresses", of: Row.self))
  func isReadOrRefused(_ row: Row) {
    do throws(ServerError) {
      let address = try ServerAddress(row.text, port: 8765)
      #expect(address.description == row.address)
      #expect(address.isLoopback == row.loopback)
    } catch {
      #expect(row.address == nil)
      #expect(error.description.contains("“\(row.text)”"))
    }
  }
}
