import Intents
import SottoAssistant
import SottoLanguage
import SottoWire

extension Turn.OpenQuestion {
  func message(choices: [String]) -> Reply.Question {
    Reply.Question(kind: surroundings(choices: choices).kind.rawValue, choices: choices)
  }
}
