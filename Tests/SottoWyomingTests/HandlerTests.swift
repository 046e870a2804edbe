import Foundation
import Intents
import SottoClient
import SottoSocket
import SottoWire
import Synchronization
import Testing

@testable import SottoWyoming

/// What is answered to a voice's client, with an assistant that repeats what it is told.
@Suite("The handler") struct HandlerTests {
  private let told = Told()

  private final class Told: Sendable {
    let calls = Mutex<[ClientCalls.Say]>([])
    private let peers = Mutex<[Peer]>([])
    var last: ClientCalls.Say? { calls.withLock { $0.last } }

    func keep(_ peer: Peer) { peers.withLock { $0.append(peer) } }
  }

  private func handler(_ outcomes: [String: Reply.Outcome] = [:]) throws -> Handler {
    let told = told
    return Handler(
      assistant: LastingClient {
        let (near, far) = try UnixSocket.pair()
        var handlers = CallHandlers()
        handlers.on(ClientCalls.Say.self) { call in
          told.calls.withLock { $0.append(call) }
          guard !call.text.isEmpty else { throw CallFailure(.failed, "It is full.") }
          return Reply(
            text: "“\(call.text)”", outcome: outcomes[call.text] ?? .done,
            locale: call.locale ?? "en")
        }
        let peer = Peer(descriptor: far, role: .assistant, handlers: handlers)
        told.keep(peer)
        return AssistantClient(descriptor: near)
      },
      rooms: RoomConversations(), info: ServiceInfo(languages: ["en", "zh"], version: "1"),
      limit: .seconds(60))
  }

  private func say(
    _ text: String, _ context: [String: PlainValue] = [:], to handler: Handler
  ) async -> WyomingEvent? {
    let data: [String: PlainValue] = [
      "text": .string(text), "language": "ru", "context": .object(context),
    ]
    return await handler.answer(to: WyomingEvent("transcript", data), on: "own")
  }

  @Test func saysWhatItIs() async throws {
    let info = try #require(
      await handler().answer(to: WyomingEvent("describe"), on: "own"))
    #expect(info.type == "info")
    #expect(info.data["intent"] == .list([]), "intents are not another's to carry out")
    let program = try #require(info.data["handle"]?.list?.first)
    let languages = program["models"]?.list?.first?["languages"]?.list?.compactMap(\.string) ?? []
    #expect(languages.contains("zh-TW") && languages.contains("en") && !languages.contains("en-GB"))
  }

  @Test func answersWhatWasSaid() async throws {
    let handler = try handler(["which": .question, "nonsense": .notUnderstood, "broken": .failed])
    let done = await say("музыка", ["conversation_id": "01J"], to: handler)
    #expect(
      done
        == WyomingEvent(
          "handled",
          ["text": "“музыка”", "language": "ru", "context": ["conversation_id": "01J"]]))
    #expect(told.last?.conversation == "wyoming.01J" && told.last?.profile == "voice")
    #expect(told.last?.locale == "ru")
    let question = await say("which", to: handler)
    #expect(question?.type == "handled")
    #expect(question?.data["context"]?["continue_conversation"] == true)
    #expect(told.last?.conversation == "own")
    #expect(await say("nonsense", to: handler)?.type == "not-handled")
    #expect(await say("broken", to: handler)?.type == "not-handled")
  }

  @Test func takesTheAnswerUnderAnotherNameInTheSameRoom() async throws {
    let handler = try handler(["which": .question])
    let kitchen: PlainValue = "assist_satellite.kitchen"
    _ = await say("which", ["conversation_id": "a", "satellite_id": kitchen], to: handler)
    _ = await say("the first", ["conversation_id": "b", "satellite_id": kitchen], to: handler)
    #expect(told.last?.conversation == "wyoming.a")
    _ = await say("next", ["conversation_id": "b", "satellite_id": kitchen], to: handler)
    #expect(told.last?.conversation == "wyoming.a", "it goes on by its newer name")
    _ = await say("next", ["conversation_id": "c", "satellite_id": kitchen], to: handler)
    #expect(told.last?.conversation == "wyoming.c", "nothing is asked any more")
    _ = await say("which", ["conversation_id": "d", "device_id": "x"], to: handler)
    _ = await say("next", ["conversation_id": "e", "device_id": "y"], to: handler)
    #expect(told.last?.conversation == "wyoming.e", "another room answers nothing")
    _ = await say("next", ["device_id": "y"], to: handler)
    #expect(told.last?.conversation == "wyoming.in.y")
  }

  @Test(arguments: [
    (WyomingEvent("transcript"), "error", "has no text"),
    (WyomingEvent("transcript", ["text": 7]), "error", "has no text"),
    (WyomingEvent("transcript", ["text": ""]), "error", "It is full."),
    (WyomingEvent("recognize", ["text": "play"]), "not-recognized", "Send a transcript"),
    (WyomingEvent("ping", ["text": "hi", "more": 1]), "pong", "hi"),
  ])
  func saysWhatIsWrong(_ event: WyomingEvent, type: String, text: String) async throws {
    let answer = try await handler().answer(to: event, on: "own")
    #expect(answer?.type == type)
    #expect(answer?.data["text"]?.string?.contains(text) == true)
    #expect(answer?.data["more"] == nil)
  }

  @Test func knowsNoOthers() async throws {
    let handler = try handler()
    #expect(await handler.answer(to: WyomingEvent("audio-chunk"), on: "own") == nil)
  }

  @Test func saysThatTheAssistantIsNotThere() async throws {
    let handler = Handler(
      assistant: LastingClient {
        AssistantClient(descriptor: try UnixSocket.connect(to: "/nowhere"))
      }, rooms: RoomConversations(), info: ServiceInfo(languages: [], version: "1"),
      limit: .seconds(1))
    #expect(await say("play", to: handler)?.type == "error")
  }
}
