import Foundation
import FoundationXML
import Intents
import SottoTesting
import SottoWire
import Testing

@Suite struct SentenceCaseTests {
  private static func row(_ json: String) throws -> SentenceCase {
    try SentenceCase(plain: JSON.value(from: Data(json.utf8)))
  }

  private static let outcome = SentenceOutcome(
    {
      var reply = Reply(
        text: "Playing Hello.", outcome: .done, locale: "en", app: "Tidepool",
        reading: [
          "intent": "INPlayMediaIntent",
          "parameters": ["mediaSearch": ["mediaName": "hello", "genreNames": ["pop", "rock"]]],
        ])
      reply.response = ["code": "handleInApp"]
      for status in ["disambiguation", "success"] {
        var step = Reply.Step(name: "resolve", result: status, milliseconds: 1)
        (step.parameter, step.status) = ("mediaItems", status)
        reply.steps.append(step)
      }
      return reply
    }())

  @Test(arguments: [
    (#"{"say": "x"}"#, 0),
    (#"{"say": "x", "expect": {"intent": "INPlayMediaIntent", "app": "Tidepool"}}"#, 0),
    (#"{"say": "x", "expect": {"parameters": {"mediaSearch": {"mediaName": "hello"}}}}"#, 0),
    (#"{"say": "x", "expect": {"parameters": {"mediaSearch": {"mediaName": "bye"}}}}"#, 1),
    (#"{"say": "x", "expect": {"parameters": {"mediaSearch": {"artistName": null}}}}"#, 0),
    (#"{"say": "x", "expect": {"parameters": {"mediaSearch": {"mediaName": null}}}}"#, 1),
    (#"{"say": "x", "expect": {"parameters": {"mediaSearch": {"genreNames": ["pop"]}}}}"#, 1),
    (
      #"{"say": "x", "expect": {"parameters": {"mediaSearch": {"genreNames": ["pop", "jazz"]}}}}"#,
      1
    ),
    (#"{"say": "x", "expect": {"resolve": {"mediaItems": "success"}}}"#, 0),
    (#"{"say": "x", "expect": {"resolve": {"mediaItems": ["disambiguation", "success"]}}}"#, 0),
    (#"{"say": "x", "expect": {"resolve": {"mediaItems": "disambiguation"}}}"#, 1),
    (#"{"say": "x", "expect": {"response": "handleInApp", "text": "/Playing .*/"}}"#, 0),
    (#"{"say": "x", "expect": {"response": {"code": "success"}, "text": "Playing"}}"#, 2),
    (
      #"{"say": "x", "expect": {"outcome": "failed", "app": "Melody", "intent": "INAddMediaIntent"}}"#,
      3
    ),
  ])
  func `what is expected is compared and nothing else`(json: String, count: Int) throws {
    let differences = try Self.row(json).expect.differences(from: Self.outcome)
    #expect(differences.count == count, "\(differences)")
  }

  @Test func `a difference says where, what and what instead`() throws {
    let row = try Self.row(
      #"{"say": "x", "expect": {"parameters": {"mediaSearch": {"mediaName": "bye"}}}}"#)
    #expect(
      row.expect.differences(from: Self.outcome).map(\.description)
        == ["parameters.mediaSearch.mediaName: expected “bye”, found “hello”"])
  }

  @Test(arguments: [
    (#"[]"#, "object of keys"),
    (#"{"sya": "x"}"#, "“sya”"),
    (#"{"say": ""}"#, "“say” is missing"),
    (#"{"say": "x", "answers": [1]}"#, "“answers”"),
    (#"{"say": "x", "expect": {"intents": "y"}}"#, "“intents”"),
    (#"{"say": "x", "expect": "y"}"#, "“expect”"),
  ])
  func `a mistake in a row names the key`(json: String, key: String) {
    #expect {
      try Self.row(json)
    } throws: { "\($0)".contains(key) }
  }

  @Test(arguments: ["2026-13-01T12:00", "tomorrow", "2026-11-21"])
  func `a moment that is none is told`(now: String) throws {
    let row = SentenceCase("x", now: now)
    #expect(throws: SentenceCaseError.self) { try row.moment(in: .gmt) }
  }

  @Test func `a mistake in a file names the line`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try "# sentences\n\n{\"say\": \"x\"}\n{\"say\": }\n".write(
      to: file, atomically: true, encoding: .utf8)
    #expect {
      try SentenceFile(contentsOf: file)
    } throws: { "\($0)".contains(":4: ") }
  }

  @Test func `reports survive what XML has no place for`() {
    var row = SentenceResult(
      file: "a&b.jsonl", line: 3, sentence: SentenceCase("\"<x>\" \u{1}\u{FFFF}"))
    row.problem = "]]> & \"quotes\""
    let report = JUnitReport([row]).description
    let parser = XMLParser(data: Data(report.utf8))
    #expect(parser.parse(), "\(report)")
  }

  @Test func `what no row has tried is told`() {
    let coverage = Coverage([], intents: ["INPlayMediaIntent"])
    #expect(coverage.description == "INPlayMediaIntent: no sentence")
  }
}
