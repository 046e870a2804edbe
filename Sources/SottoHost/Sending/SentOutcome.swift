import Foundation
import SottoAssistant
import SottoLanguage
import SottoWire

/// How a request ended that an app has sent: for that app, and for the person.
struct SentOutcome {
  let answer: SystemCalls.SendIntent.Answer
  /// What the person reads of it; `nil` where it never became a request.
  var told: Told?

  struct Told {
    /// The app that was asked, by its name in the person's language.
    var app: String?
    var outcome: Reply.Outcome
    var text: String
  }

  init(_ refusal: SystemCalls.Refusal) { answer = .init(refusal: refusal) }

  init(_ runner: TurnRunner, _ stand: TurnRunner.Stand, _ dialogue: Dialogue) async {
    switch stand {
    case .asked(let question):
      let current = await runner.turn.current
      answer = .init(refusal: .init(asking: question, current))
      // Nobody has answered: that it was asked is all that has come of it.
      told = Told(
        app: current.map { dialogue.name($0.app) }, outcome: .failed,
        text: dialogue.question(question, of: current).text)
    case .ended(let result):
      answer = .init(to: result)
      told = Told(
        app: result.app.map(dialogue.name), outcome: result.outcome,
        text: dialogue.answer(to: result))
    }
  }
}
