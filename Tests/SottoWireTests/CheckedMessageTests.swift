import Foundation
import Intents
import SottoWire
import Testing

/// What an app says is checked when it arrives.
@Suite struct CheckedMessageTests {
  typealias Row = (body: PlainValue, member: String?)

  static let nowPlaying: [Row] = [
    (["isPlaying": true, "volume": 1e300], "volume"),
    (["isPlaying": true, "volume": -0.5], "volume"),
    (["isPlaying": true, "volume": 1], nil),
    (["isPlaying": true, "duration": -1], "duration"),
    (["isPlaying": true, "duration": 1e11], "duration"),
    (["isPlaying": true, "duration": 3600.5, "elapsed": -0.2], nil),
    (["isPlaying": true, "elapsed": -1e9], "elapsed"),
    (["isPlaying": true, "title": .string(String(repeating: "x", count: 20_000))], "title"),
    (["isPlaying": 1], "isPlaying"),
    (["isPlaying": true, "title": 7], "title"),
  ]

  @Test(arguments: nowPlaying)
  func `what plays is within bounds`(row: Row) {
    expect(SystemCalls.NowPlaying.self, row)
  }

  static let vocabularies: [Row] = [
    (["type": "mediaPlaylistTitle", "entries": ["gym"]], nil),
    (["entries": []], nil),
    (["type": "no such type", "entries": ["gym"]], "one of"),
  ]

  @Test(arguments: vocabularies)
  func `names are of a type that there is`(row: Row) {
    expect(SystemCalls.SetVocabulary.self, row)
  }

  @Test func `a message has only so many values`() {
    let many = PlainValue.list(Array(repeating: ["a": 1], count: 150_000))
    expect(ResponseMessage.self, (["response": ["code": "success", "items": many]], "response"))
    expect(ResponseMessage.self, (["response": ["code": "success", "items": [1, 2]]], nil))
  }

  @Test func `nobody is asked to choose among thousands`() {
    let values = PlainValue.list(Array(repeating: "x", count: 1_001))
    let results: PlainValue = [["status": "disambiguation", "values": values]]
    expect(
      HandlerCalls.Progress.self,
      (["resolved": [["name": "mediaItems", "results": results]]], "mediaItems"))
  }

  /// Beyond what calendars, amounts and places are for.
  @Test(
    arguments: [
      ["year": 9_000_000_000_000_000_000], ["hour": -2_000_000_000],
    ] as [PlainValue])
  func `parts of dates are within reason`(plain: PlainValue) {
    #expect(throws: PlainDecodingError.self) { try DateComponents.decode(plain) }
  }

  @Test func `dates and amounts are within reason`() throws {
    #expect(throws: PlainDecodingError.self) { try Date.decode(1e18) }
    #expect(try Date.decode(Date.distantFuture.plain) == .distantFuture)
    #expect(throws: PlainDecodingError.self) { try Decimal.decode("1e100") }
    #expect(throws: PlainDecodingError.self) { try Decimal.decode("NaN") }
    #expect(try Decimal.decode("12.30") == Decimal(string: "12.3"))
  }

  private func expect<Message: Decodable>(_ type: Message.Type, _ row: Row) {
    do {
      _ = try Envelope.body(type, of: row.body)
      #expect(row.member == nil)
    } catch {
      #expect(error.code == .badValue)
      #expect(row.member.map(error.message.contains) == true, "\(error)")
    }
  }
}
