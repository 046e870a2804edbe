import Intents

// Asking the person, and what the answers change.

extension Request {
  mutating func ask(_ question: Question, _ index: Int) -> Action {
    hasActed = true
    questions += 1
    guard questions <= Self.questionLimit else {
      return end(.unanswered(parameter: parameters[index].name))
    }
    return move(to: .asking(index, question), .ask(question))
  }

  /// Asks for what was said in words that could not be read, before anything is resolved.
  mutating func askForUnread() -> Action? {
    let unread = parameters.firstIndex { $0.isUnread && values[$0.name] == nil }
    return unread.flatMap { ask(.value(parameter: parameters[$0].name), $0) }
  }

  mutating func take(
    _ answer: Answer, to question: Question, of index: Int
  ) -> Action? {
    switch (question, answer) {
    case (_, .cancel): return end(.cancelled)
    case (.choice(_, let values), .choice(let place)):
      guard values.indices.contains(place) else { return ask(question, index) }
      settled.append(values[place])
      return settle(index)
    case (.confirmation(_, let value, _), .yes), (.confirmation(_, let value, _), .choice(0)):
      // Nothing to confirm but what was said: that stands in the intent already.
      if value != .null { settled.append(value) }
      return settle(index)
    case (.choice(_, let values), .yes) where values.count == 1:
      settled.append(values[0])
      return settle(index)
    case (.value, .yes) where parameters[index].isYesOrNo:
      return resolveAgain(index, with: "", meaning: true, for: question)
    case (.value, .no) where parameters[index].isYesOrNo:
      return resolveAgain(index, with: "", meaning: false, for: question)
    // At no time: the words are kept all the same.
    case (.value, .no) where parameters[index].isUnread: return resolve(0)
    case (.confirmation, .no), (.choice, .no), (.value, .no): return end(.cancelled)
    case (.choice(_, let values), .correction(let words))
    where values.count(where: { $0["type"]?.string == words }) == 1:
      // “No, the album”: the only one of its kind.
      settled += values.filter { $0["type"]?.string == words }
      return settle(index)
    case (let question, .value(let words, let meaning)):
      return resolveAgain(index, with: words, meaning: meaning, for: question)
    case (let question, .correction(let words)):
      return resolveAgain(index, with: words, meaning: nil, for: question)
    case (_, .yes), (_, .no), (_, .choice): return ask(question, index)
    }
  }

  /// Resolves the parameter asked about once more, with what was answered.
  private mutating func resolveAgain(
    _ index: Int, with words: String, meaning: PlainValue?, for question: Question
  ) -> Action? {
    guard let parameter = question.parameter else { return nil }
    values = IntentEdit.values(
      values, of: intentName, with: words, meaning: meaning, for: parameter)
    if parameters[index].isUnread {
      return values[parameter] == nil ? ask(question, index) : resolve(0)
    }
    return resolveAgain(index)
  }
}
