import Foundation
import Testing

@testable import SottoLanguage

@Suite("Readings have a JSON form") struct ReadingCodingTests {
  private let reading = Reading(
    text: "play", locale: "en", intent: "INPlayMediaIntent", app: "Melody",
    parameters: [
      "mediaSearch": .object(["genreNames": .list([.string("rock")])]),
      "playbackSpeed": .number(1.5),
      "playShuffled": .bool(true), "value": .number(-20),
    ],
    confidence: 0.5, reasons: ["because"], groundedBy: "Melody", rest: "then stop")

  @Test func roundTrip() throws {
    let data = try JSONEncoder().encode(reading)
    #expect(try JSONDecoder().decode(Reading.self, from: data) == reading)
  }

  @Test("What was not said is null or absent")
  func refusal() throws {
    let data = try JSONEncoder().encode(Reading(text: "x", locale: "en"))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["intent"] is NSNull && object["app"] is NSNull)
    #expect(object["groundedBy"] == nil && object["rest"] == nil && object["reasons"] == nil)
  }

  @Test func alternatives() throws {
    let request = UnderstoodRequest(readings: [reading, reading], microseconds: 61, why: true)
    let data = try JSONEncoder().encode(request)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let others = try #require(object["alternatives"] as? [[String: Any]])
    #expect(others.count == 1 && others[0]["text"] == nil)
    #expect(others[0]["reasons"] as? [String] == ["because"])
    #expect(object["microseconds"] as? Int == 61)
    #expect(object["text"] as? String == "play")
  }

  @Test("A sentence's row says what understanding may know")
  func row() throws {
    let json = """
      {"text": "2", "apps": ["Reel"], "now": "2026-11-21T12:00", "nowPlaying": "Reel",
       "vocabulary": {"Melody": {"artist": ["Adele"]}},
       "question": {"kind": "choice", "choices": ["A", "B"]}}
      """
    let row = try JSONDecoder().decode(SentenceRow.self, from: Data(json.utf8))
    let surroundings = try row.surroundings()
    #expect(surroundings.apps.map(\.name) == ["Reel", "Melody"])
    #expect(surroundings.apps[1].vocabulary.entries == [.init(kind: "artist", name: "Adele")])
    #expect(surroundings.question == .init(kind: .choice, choices: ["A", "B"]))
    #expect(surroundings.nowPlaying == "Reel")
    #expect(throws: DecodingError.self) { try SentenceRow.time("tomorrow") }
  }
}
