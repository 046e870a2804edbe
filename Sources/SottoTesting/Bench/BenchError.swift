/// Why a sentence did not become what a test asked for.
public enum BenchError: Error, CustomStringConvertible {
  /// The sentence is understood as no request of SiriKit's.
  case notUnderstood(sentence: String, as: String)
  /// It is a request, of another kind.
  case otherIntent(sentence: String, expected: String, found: String)
  /// It is for another app than the one that is tested, or for none.
  case notForTheApp(sentence: String, app: String, said: String)
  /// An answer answers nothing that was asked.
  case noAnswer(String, to: String)
  /// There were more answers than questions.
  case answersLeft([String])

  public var description: String {
    switch self {
    case .notUnderstood(let sentence, let reading):
      "“\(sentence)” is no request: it is understood as \(reading)."
    case .otherIntent(let sentence, let expected, let found):
      "“\(sentence)” is an \(found), not an \(expected)."
    case .notForTheApp(let sentence, let app, let said):
      "“\(sentence)” does not go to \(app): “\(said)”"
    case .noAnswer(let answer, let question): "“\(answer)” is no answer to “\(question)”"
    case .answersLeft(let answers):
      "Nothing was asked that “\(answers.joined(separator: "”, “"))” could answer."
    }
  }
}
