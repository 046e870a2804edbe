import Intents
import Logging
import SottoWire

// What is counted and logged of a turn: names of intents, apps and languages, and no word of the person's.

extension Conversation {
  func count(_ reply: Reply) {
    defer { answering = nil }
    let intent = answering?.intent ?? reply.reading?["intent"]?.string
    context.metrics.turn(reply, intent: intent, app: answering?.app)
    Self.log.info(
      "answered",
      metadata: [
        "app": "\(answering?.app ?? "-")", "intent": "\(intent ?? "-")",
        "outcome": "\(reply.outcome.rawValue)", "locale": "\(reply.locale)",
        "milliseconds": "\(Int(reply.milliseconds))",
      ])
  }

  private static let log = Logger(label: "sotto.conversation")
}
