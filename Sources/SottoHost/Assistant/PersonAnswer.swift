import SottoLanguage

/// What a person makes of a question that wants yes or no.
struct PersonAnswer: Sendable, Equatable {
  enum Decision: Sendable, Equatable {
    case yes, no
    /// Whoever asks is to ask nothing more.
    case silence
  }

  /// `nil` where they decide nothing.
  var decision: Decision?
  /// What they have said besides: something to be said as anything is.
  var further: String?

  /// Nobody was there, or nobody wanted to answer.
  static let none = PersonAnswer()

  var isYes: Bool? {
    switch decision {
    case .yes: true
    case .no: false
    case .silence, nil: nil
    }
  }
}

extension Languages {
  /// Reads the words of an answer, in any language.
  ///
  /// Words that are no answer are what the person wants instead.
  func answer(_ words: String) async -> PersonAnswer {
    let blank = words.allSatisfy { $0.isWhitespace }
    if blank { return .none }
    if silences(words) { return PersonAnswer(decision: .silence) }
    let reading = await readings(
      words, surroundings: Surroundings(question: .init(kind: .confirmation)))[0]
    guard reading.intent == "Answer", reading.parameters.count == 1 else {
      return PersonAnswer(further: words)
    }
    if reading.parameters["yes"] == .bool(true) {
      return PersonAnswer(decision: .yes, further: reading.rest)
    }
    if reading.parameters["no"] == .bool(true) {
      return PersonAnswer(decision: .no, further: reading.rest)
    }
    return reading.parameters["cancel"] == .bool(true) ? .none : PersonAnswer(further: words)
  }
}
