import Foundation
import Intents
import SottoClient
import SottoSocket
import SottoWire

/// Answers events as a service that handles what was said.
struct Handler: Sendable {
  let assistant: LastingClient
  let rooms: RoomConversations
  let info: ServiceInfo
  /// How long the assistant may take to answer.
  let limit: Duration

  /// What is answered to an event; `nil` to one that is none of this service's.
  ///
  /// - Parameter connection: The name of the connection's own conversation.
  func answer(to event: WyomingEvent, on connection: String) async -> WyomingEvent? {
    switch event.type {
    case "describe": info.event
    case "ping": WyomingEvent("pong", event.data.filter { $0.key == "text" })
    case "transcript": await handle(event.data, on: connection)
    // A recogniser only names an intent, which its client would then carry out itself.
    case "recognize":
      WyomingEvent("not-recognized", ["text": "Send a transcript: Sotto handles it."])
    default: nil
    }
  }

  private func handle(_ data: [String: PlainValue], on connection: String) async -> WyomingEvent {
    guard let text = data["text"]?.string else {
      return Self.error(
        "A transcript has no text. Send {\"text\": \"play some jazz\"}.", "bad-event")
    }
    let context = data["context"]?.object ?? [:]
    let place = RoomConversations.Place(
      conversation: context.name("conversation_id"),
      room: context.name("satellite_id") ?? context.name("device_id"))
    let conversation = rooms.conversation(at: place, connection: connection)
    do {
      let say = ClientCalls.Say(
        text: text, locale: data.name("language"), conversation: conversation, profile: "voice")
      let reply = try await assistant.client().call(say, within: limit)
      let isQuestion = reply.outcome == .question
      rooms.note(conversation, isAsking: isQuestion, at: place)
      return Self.event(for: reply, in: place)
    } catch let failure as CallFailure {
      return Self.error(failure.description, failure.code.rawValue)
    } catch {
      return Self.error("\(error)", "assistant")
    }
  }

  /// Out of what is not understood a client makes its own, so that it is not handled either.
  private static func event(for reply: Reply, in place: RoomConversations.Place) -> WyomingEvent {
    var context: [String: PlainValue] = [:]
    if let conversation = place.conversation { context["conversation_id"] = .string(conversation) }
    let type: String
    switch reply.outcome {
    case .done, .cancelled: type = "handled"
    case .question:
      type = "handled"
      // The microphone is to be opened again.
      context["continue_conversation"] = .bool(true)
    case .notUnderstood, .failed: type = "not-handled"
    }
    var data: [String: PlainValue] = [
      "text": .string(reply.text), "language": .string(reply.locale),
    ]
    if !context.isEmpty { data["context"] = .object(context) }
    return WyomingEvent(type, data)
  }

  static func error(_ text: String, _ code: String) -> WyomingEvent {
    WyomingEvent("error", ["text": .string(text), "code": .string(code)])
  }
}

extension [String: PlainValue] {
  /// A text that is there.
  fileprivate func name(_ member: String) -> String? {
    self[member]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }
}
