import SottoAssistant
import SottoLanguage

/// A question that waits for its answer, as it was asked.
struct AskedQuestion {
  let question: Turn.OpenQuestion
  let text: String
  let choices: [String]
  private let wants: Set<String>

  init(_ question: Turn.OpenQuestion, of candidate: Turn.Candidate?, by dialogue: Dialogue) {
    self.question = question
    (text, choices) = dialogue.question(question, of: candidate)
    if case .request(let asked) = question {
      wants = candidate?.request.wants(asked) ?? []
    } else {
      wants = []
    }
  }

  var surroundings: Surroundings.Question {
    question.surroundings(choices: choices, wants: wants)
  }
}
