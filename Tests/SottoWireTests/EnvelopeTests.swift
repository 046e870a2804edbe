import Foundation
import Intents
import SottoWire
import Testing

@Suite struct EnvelopeTests {
  static let envelopes: [Envelope] = [
    .call(id: 7, name: "resolve", with: ["request": 1]), .answer(id: 7, [1, "x"]),
    .answer(id: 0, .null), .failure(id: 8, CallFailure(.timedOut, "“begin” took too long.")),
    .event(name: "hello", with: ["version": 1, "role": "app"]), .event(name: "x", with: .null),
  ]

  @Test(arguments: envelopes)
  func roundTrip(_ envelope: Envelope) throws {
    #expect(try Envelope(envelope.frame) == envelope)
  }

  @Test(arguments: [
    "[]", "{}", "7", "{\"id\":7,\"call\":\"a\",\"event\":\"b\"}", "{\"id\":\"7\",\"call\":\"a\"}",
    "{\"id\":1.5,\"answer\":1}", "{\"id\":7,\"failure\":{\"code\":\"odd\",\"message\":\"\"}}",
    "{\"event\":7}", "not JSON",
  ])
  func whatIsNoMessageIsABadValue(_ text: String) {
    let failure = #expect(throws: CallFailure.self) { try Envelope(Data(text.utf8)) }
    #expect(failure?.code == .badValue)
  }

  @Test func messagesTravel() throws {
    let reply = Reply(
      text: "Playing “Skyfall”.", outcome: .question, locale: "en", app: nil,
      question: .init(kind: "choice", choices: ["a", "b"]), reading: ["intent": .string("x")],
      steps: [.init(name: "handle", result: "success", milliseconds: 1.25)], milliseconds: 2)
    let plain = try PlainEncoder.plain(of: reply)
    #expect(plain["app"] == nil && plain["question"]?["choices"] == ["a", "b"])
    #expect(try Envelope.body(Reply.self, of: plain) == reply)

    let status = ClientCalls.Status.Answer(processIdentifier: 12, built: nil, nowPlaying: nil)
    let answer = try PlainEncoder.plain(of: status)
    #expect(try Envelope.body(ClientCalls.Status.Answer.self, of: answer).processIdentifier == 12)
    #expect(try Envelope.body(of: PlainEncoder.plain(of: Nothing())) == Nothing())
  }

  @Test func aMessageThatDoesNotFitNamesTheMember() throws {
    let failure = #expect(throws: CallFailure.self) {
      try Envelope.body(
        HandlerCalls.Begin.self,
        of: [
          "request": 1, "parameters": [], "intent": ["name": 5, "parameters": [:]],
          "language": "en",
        ])
    }
    #expect(failure?.message.contains("intent.name: expected a string") == true)
  }

  @Test func aNumberTooLargeForItsMemberIsAnError() {
    #expect(throws: CallFailure.self) {
      try Envelope.body(ClientCalls.Status.Answer.self, of: ["processIdentifier": 4_294_967_296])
    }
  }

  /// The coder is a whole one: also for types that nest containers by hand.
  @Test func nestedContainersKeepTheirPlace() throws {
    let nested = Nested(names: ["a", "b"], inner: ["x": 1])
    let plain = try PlainEncoder.plain(of: nested)
    #expect(plain == ["names": ["a", "b"], "inner": ["x": 1], "none": .null])
    #expect(try PlainDecoder.value(Nested.self, from: plain) == nested)
  }

  private struct Nested: Codable, Equatable {
    var names: [String]
    var inner: [String: Int]

    enum Key: String, CodingKey { case names, inner, none, x }

    init(names: [String], inner: [String: Int]) {
      self.names = names
      self.inner = inner
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      var list = try values.nestedUnkeyedContainer(forKey: .names)
      names = []
      while !list.isAtEnd { names.append(try list.decode(String.self)) }
      let members = try values.nestedContainer(keyedBy: Key.self, forKey: .inner)
      inner = ["x": try members.decode(Int.self, forKey: .x)]
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      var list = values.nestedUnkeyedContainer(forKey: .names)
      for name in names { try list.encode(name) }
      var members = values.nestedContainer(keyedBy: Key.self, forKey: .inner)
      try members.encode(inner["x"] ?? 0, forKey: .x)
      try values.encodeNil(forKey: .none)
    }
  }
}
