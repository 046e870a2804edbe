import SottoAssistant
import SottoLanguage
import SottoWire

// What is said in answer to the open question, and what is kept of it.

extension Conversation {
  func take(_ answer: Answer, to open: OpenTurn, _ said: Utterance) async -> Reply {
    if case .permission(let app, _) = open.question { keepDecision(answer, on: app) }
    let runner = open.runner
    let stand = await working(runner) { await runner.answer(answer, heard: said.hearer) }
    guard let stand else { return await askAgain(open) }
    if case .app(_, _, nil) = open.question { await keepChoice(of: open.runner) }
    var reply = await reply(to: stand, of: open.runner, said, open.dialogue)
    if case .ended(let result) = stand, offered == nil {
      offered = Alternatives(result, notChosenOf: open.question, open.dialogue)
      if let offered { reply.alternatives = offered.names }
    }
    return reply
  }

  /// Who has chosen an app is not asked for it again, unless another was wanted that is not there.
  func keepChoice(of runner: TurnRunner) async {
    guard let chosen = await runner.turn.current, let intent = chosen.reading.intent else { return }
    // A choice that cannot be kept only means that it is asked for once more.
    try? context.registry.setDefault(chosen.app.identifier, for: intent)
  }

  /// Who has decided whether an app may take requests is not asked again.
  func keepDecision(_ answer: Answer, on app: AppProfile) {
    guard answer == .yes || answer == .no else { return }
    // A decision that cannot be kept only means that it is asked for once more.
    try? context.registry.setAuthorization(answer == .yes, app: app.identifier)
    // It gives its names when it first runs; nobody waits for that.
    if answer == .yes { Task { try? await context.processes.app(app.identifier) } }
  }

  /// Asks once more; who has said often enough what answers nothing is not asked for ever.
  ///
  /// - Parameter answer: What there is to say to the words before.
  func askAgain(_ open: OpenTurn, after answer: String? = nil) async -> Reply {
    guard open.misses < Self.patience else {
      await drop()
      return reply(open.dialogue.say(["unanswered"]), .failed, open.dialogue)
    }
    self.open?.misses += 1
    return ask(open, after: answer)
  }

  /// The open question once more.
  func ask(_ open: OpenTurn, after answer: String?) -> Reply {
    let key = answer == nil ? "ask.again" : "ask.again.answered"
    let words = ["answer": answer ?? "", "question": open.text]
    return reply(open, text: open.dialogue.say([key], words), app: nil)
  }

  private static let patience = 2
}
