/// "Every day at 8 am and 8 pm": a task has one time, so that two times are two tasks.
extension Language {
  /// The first of two tasks, with the other as what is asked for further; `nil` where there is but one.
  ///
  /// - Parameter understand: takes a sentence for one request.
  func firstOfTwoTimes(
    _ matcher: inout Matcher, understand: (Tokens) throws(WorkBudget.Spent) -> [Candidate]
  ) throws(WorkBudget.Spent) -> [Candidate]? {
    let tokens = matcher.analysis.tokens
    guard let sentences = matcher.twoTimes()?.sentences(of: tokens) else { return nil }
    let first = try understand(Tokens(sentences.first))
    let second = try understand(Tokens(sentences.second))
    guard first[0].isTask(of: second[0]) else { return nil }
    return first.followed(by: sentences.second, in: tokens.text)
  }
}

extension Candidate {
  /// Whether it is the same task as another, at another time.
  fileprivate func isTask(of other: Candidate) -> Bool {
    guard reading.intent == "INAddTasksIntent", other.reading.intent == reading.intent else {
      return false
    }
    let time = ReadingBuilder.timeParameter(of: reading.intent)
    guard let own = reading.parameters[time], let others = other.reading.parameters[time],
      own != others
    else { return false }
    return reading.parameters.filter { $0.key != time }
      == other.reading.parameters.filter { $0.key != time }
  }
}
