import Foundation
import Intents
import SottoWire

// What is said, and what comes of it.

extension Routes {
  var conversations: [Route] {
    let path = "/v1/conversations/{conversation}"
    return [
      Route("POST \(path)/turns", takesBody: true) { [self] call throws(ProblemDetails) in
        let body = try call.body
        try body.check(only: ["text"] + Self.attending)
        return try await exchange(
          ClientCalls.Say(text: try body.neededText("text")), body, call)
      },
      Route("POST \(path)/requests", takesBody: true) { [self] call throws(ProblemDetails) in
        let body = try call.body
        _ = try body.neededText("intent")
        guard body.members["parameters"]?.object != nil else {
          throw ProblemDetails(.badRequest, "It is missing, or no object.", at: "body parameters")
        }
        let request = body.members.filter { !Self.attending.contains($0.key) || $0.key == "locale" }
        return try await exchange(
          ClientCalls.Say(text: "", request: .object(request)), body, call)
      },
      Route("GET \(path)/events") { [self] call throws(ProblemDetails) in
        let conversation = try call.conversation
        return HTTPResponse(events: try stream(of: .conversation(conversation), call))
      },
      Route("POST \(path)/cancel") { [self] call throws(ProblemDetails) in
        try .json(
          try await assistant.call(ClientCalls.Cancel(conversation: try call.conversation)))
      },
      Route("DELETE \(path)") { [self] call throws(ProblemDetails) in
        _ = try await assistant.call(
          ClientCalls.CloseConversation(conversation: try call.conversation))
        return HTTPResponse(.noContent)
      },
    ]
  }

  /// How a person attends, which the bodies of both kinds of turn may say.
  private static let attending = ["locale", "profile", "locked", "now", "output", "showsChoices"]

  /// Has the assistant take a turn, and tells those who hear the conversation.
  private func exchange(
    _ said: ClientCalls.Say, _ body: BodyMembers, _ call: Call
  ) async throws(ProblemDetails) -> HTTPResponse {
    var said = said
    let conversation = try call.conversation
    let turn = UUID().uuidString
    let isStream = call.request.accepts("text/event-stream")
    let isHeard = hub.isHeard(.conversation(conversation))
    said.conversation = conversation
    // What nobody hears is not told; and an app goes on telling for as long as somebody hears it.
    said.turn = isStream || isHeard ? turn : nil
    said.follows = isHeard ? true : nil
    said.locale = try body.text("locale", atMost: 100)
    said.profile = try body.choice("profile", of: ["screen", "voice", "watch"])
    said.locked = try body.flag("locked")
    said.now = try body.number("now")
    said.output = try body.flag("output")
    said.showsChoices = try body.flag("showsChoices")
    guard isStream else {
      return .json(plain: try await take(said, turn, conversation))
    }
    let stream = try stream(of: .turn(turn), call)
    Task { [said] in _ = try? await take(said, turn, conversation) }
    return HTTPResponse(events: stream)
  }

  private func take(
    _ said: ClientCalls.Say, _ turn: String, _ conversation: String
  ) async throws(ProblemDetails) -> PlainValue {
    hub.begin(turn, in: conversation)
    var begun: [String: PlainValue] = ["turn": .string(turn)]
    if let request = said.request {
      begun["request"] = request
    } else {
      begun["text"] = .string(said.text)
    }
    hub.send(ServerSentEvent("said", .object(begun)), of: turn)
    do throws(ProblemDetails) {
      let reply = try await assistant.call(PlainSay(said))
      hub.finish(
        turn, with: ServerSentEvent("reply", ["turn": .string(turn), "reply": reply]))
      if reply["outcome"]?.string != Reply.Outcome.question.rawValue { await home.attend() }
      return reply
    } catch {
      hub.finish(
        turn, with: ServerSentEvent("failed", ["turn": .string(turn), "problem": error.plain]))
      throw error
    }
  }

  func stream(of channel: EventHub.Channel, _ call: Call) throws(ProblemDetails) -> EventStream {
    try hub.stream(of: channel) { [access, credential = call.credential] in
      access.isValid(credential)
    }
  }
}
