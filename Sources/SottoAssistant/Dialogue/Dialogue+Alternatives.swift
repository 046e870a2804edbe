import Intents
import SottoWire

extension Dialogue {
  /// What else the person may have meant by the name they said, now that the first of them plays.
  package func alternatives(to result: Turn.Result) -> [PlainValue] {
    guard case .request(let candidate, .done) = result,
      candidate.request.intentName == "INPlayMediaIntent"
    else { return [] }
    return spoken(candidate).alternatives
  }

  /// What was looked for and found, of which the person may play any.
  package func found(by result: Turn.Result) -> [PlainValue] {
    guard case .request(let candidate, .done) = result,
      candidate.request.intentName == "INSearchForMediaIntent",
      candidate.app.intents.contains("INPlayMediaIntent")
    else { return [] }
    return candidate.request.values["mediaItems"]?.list ?? []
  }

  /// The names of what can be chosen.
  package func choices(_ values: [PlainValue]) -> [String] { values.map(choice) }

  /// An answer, followed by what else might have been meant.
  ///
  /// - Parameter isFound: whether the choices are what was looked for; a screen shows that.
  package func answer(
    _ answer: String, offering choices: [String], isFound: Bool
  ) -> String {
    guard !choices.isEmpty, !attendance.showsChoices,
      !isFound || attendance.profile != .screen
    else { return answer }
    return say([isFound ? "found" : "maybe"], ["answer": answer, "choices": list(choices)])
  }

  func spoken(_ candidate: Turn.Candidate) -> SpokenValues {
    SpokenValues(
      intent: candidate.request.intentName, values: candidate.request.values, dialogue: self)
  }
}
