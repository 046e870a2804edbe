import SottoLanguage
import SottoWire

extension Dialogue {
  /// What can be answered to a question, each with the sentence that says it; `nil` where any words are an
  /// answer.
  package func answers(
    to kind: Surroundings.Question.Kind, choices: [String]
  ) -> [Card.Action]? {
    switch kind {
    case .value, .followUp: return nil
    case .confirmation:
      return ["answer.yes", "answer.no"].map { key in
        let words = say([key])
        return Card.Action(title: words, sentence: words)
      }
    case .choice:
      let names = Set(choices.map { $0.lowercased() })
      return choices.enumerated().map { place, name in
        // Of two that are called the same, only the number says which.
        Card.Action(title: name, sentence: names.count == choices.count ? name : "\(place + 1)")
      }
    }
  }
}
