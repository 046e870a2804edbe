import Intents
import SottoAssistant
import SottoLanguage
import SottoWire

extension Turn.OpenQuestion {
  func message(choices: [String], _ dialogue: Dialogue) -> Reply.Question {
    Reply.Question(surroundings(choices: choices), dialogue)
  }
}

extension Reply.Question {
  init(_ question: Surroundings.Question, _ dialogue: Dialogue) {
    self.init(
      kind: question.kind.rawValue, choices: question.choices,
      answers: dialogue.answers(to: question.kind, choices: question.choices))
  }
}
