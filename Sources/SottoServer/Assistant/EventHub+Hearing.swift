import Intents
import SottoClient
import SottoWire

// What the assistant tells, as events.

extension EventHub {
  func hear(_ told: AssistantClient.Told) {
    switch told {
    case .turn(let event): hear(event)
    case .nowPlaying(let change):
      send(ServerSentEvent("nowPlaying", of: change), to: .home)
    case .progress(let progress): send(ServerSentEvent("progress", of: progress), to: .home)
    case .voice(let event): send(ServerSentEvent("voice", of: event), to: .home)
    }
  }

  /// How a request goes on after its reply.
  func hear(_ update: ClientCalls.Update) {
    let reply = update.reply.flatMap { try? PlainEncoder.plain(of: $0) }
    send(
      ServerSentEvent("update", .object(reply.map { ["reply": $0] } ?? [:])),
      after: update.conversation)
  }

  private func hear(_ event: ClientCalls.TurnEvent) {
    var content: [String: PlainValue] = [
      "turn": .string(event.turn), "milliseconds": .number(event.milliseconds),
    ]
    let name: String
    if let readings = event.readings {
      name = "understood"
      content["readings"] = .list(readings)
    } else if let app = event.app {
      name = "app"
      content["identifier"] = .string(app.identifier)
      content["name"] = .string(app.name)
      content["intent"] = .string(app.intent)
      content["reason"] = .string(app.reason)
    } else if let output = event.output {
      name = "output"
      content["process"] = .string(output.process)
      content["lines"] = .list(output.lines.map(PlainValue.string))
    } else if let step = event.step.flatMap({ try? PlainEncoder.plain(of: $0) }) {
      name = "step"
      content["step"] = step
    } else {
      return
    }
    send(ServerSentEvent(name, .object(content)), of: event.turn)
  }
}

extension ServerSentEvent {
  /// An event that says what a message says.
  init(_ name: String, of message: some Encodable) {
    self.init(name, (try? PlainEncoder.plain(of: message)) ?? .object([:]))
  }
}
