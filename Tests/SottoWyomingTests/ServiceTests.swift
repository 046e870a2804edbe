import CaseFiles
import Foundation
import Intents
import Testing

@testable import SottoWyoming

@Suite("A voice service") struct ServiceTests {
  struct Row: Decodable, Sendable {
    var text: String
    var address: String?
  }

  @Test(arguments: cases("services", of: Row.self))
  func hasAnAddress(_ row: Row) {
    do throws(VoiceError) {
      #expect(try ServiceAddress(row.text).description == row.address)
    } catch {
      #expect(row.address == nil && error.description.contains("“\(row.text)”"))
    }
  }

  @Test(arguments: [
    ("tcp://127.0.0.1:1", "Nobody answers at tcp://127.0.0.1:1: Connection refused"),
    ("unix:///nowhere/socket", "Nobody answers at unix:///nowhere/socket: No such file"),
    ("tcp://no.such.machine.invalid:1", "There is no machine “no.such.machine.invalid”"),
  ])
  func thatIsNotThereIsSaidToBeNone(_ text: String, reason: String) async throws {
    let address = try ServiceAddress(text)
    let error = await #expect(throws: VoiceError.self) {
      _ = try await ServiceConnection(to: address)
    }
    #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
  }

  @Test func soundHasAFormatThatCanBePlayed() throws {
    let address = try ServiceAddress("tcp://a:1")
    let event = AudioFormat.speech.event("audio-start")
    #expect(try AudioFormat(of: event, from: address) == .speech)
    for (name, value) in [("rate", 0), ("rate", 1 << 40), ("width", 3), ("channels", 900)] {
      var wrong = event
      wrong.data[name] = .integer(value)
      #expect(throws: VoiceError.self) { try AudioFormat(of: wrong, from: address) }
    }
    #expect(AudioFormat.speech.duration(of: 32_000) == .seconds(1))
  }
}
