import Foundation
import Intents
import SottoLanguage

// What words mean to the question that is open.

extension Answer {
  /// Reads an `Answer` Reading's parameters; `nil` when they answer nothing that was asked.
  init?(_ reading: Reading, to question: Turn.OpenQuestion, in language: Language) {
    let parameters = reading.parameters
    if parameters["cancel"] == .bool(true) {
      self = .cancel
    } else if let meaning = Self.meaning(parameters) {
      self = .value(reading.text, meaning: meaning)
    } else if case .string(let words)? = parameters["value"] {
      // “The album” in any language is SiriKit's `album`.
      let kind = language.constant(for: words, in: "mediaType")
      if parameters["no"] == .bool(true) {
        self = .correction(kind ?? words)
      } else if question.choiceCount == 0 {
        self = .value(words)
      } else if let place = question.place(of: words) {
        self = .choice(place)
      } else if let kind, question.isOfMedia {
        self = .correction(kind)
      } else {
        return nil  // Words that name none of the choices choose nothing.
      }
    } else if case .number(let ordinal)? = parameters["ordinal"] {
      // “The last one” counts from the end.
      guard let number = Int(exactly: ordinal) else { return nil }
      self = .choice(number < 0 ? question.choiceCount + number : number - 1)
    } else if parameters["yes"] == .bool(true) {
      self = .yes
    } else if parameters["no"] == .bool(true) {
      self = .no
    } else {
      return nil
    }
  }

  /// What the words mean beside themselves: a moment, a number, several things.
  private static func meaning(_ parameters: [String: Reading.Value]) -> PlainValue? {
    if let items = parameters["items"] { return PlainValue(items) }
    switch parameters["value"] {
    case .object?, .number?: return parameters["value"].map(PlainValue.init)
    case .bool?, .string?, .list?, nil: return nil
    }
  }
}

extension Turn.OpenQuestion {
  var choiceCount: Int {
    switch self {
    case .app(let apps, _, _): apps.count
    case .request(.choice(_, let values)): values.count
    case .request, .permission: 0
    }
  }

  fileprivate var isOfMedia: Bool {
    if case .request(.choice("mediaItems", _)) = self { true } else { false }
  }

  /// The choice that has this name: “to road trip”, said as a place and not as a choice.
  func place(of words: String) -> Int? {
    guard case .request(.choice(_, let values)) = self else { return nil }
    let isSame: String.CompareOptions = [
      .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
    ]
    return values.firstIndex { $0.spokenName.compare(words, options: isSame) == .orderedSame }
  }

  /// The question as understanding knows it.
  ///
  /// - Parameter wants: What the value may be, beside words (`Request.Parameter.wants`).
  package func surroundings(
    choices: [String], wants: Set<String> = []
  ) -> Surroundings.Question {
    var question = asked(choices)
    question.wants = wants
    return question
  }

  private func asked(_ choices: [String]) -> Surroundings.Question {
    switch self {
    case .app(_, _, missing: .some) where choiceCount == 1:
      .init(kind: .confirmation, choices: choices)
    case .app, .request(.choice): .init(kind: .choice, choices: choices)
    case .request(.value): .init(kind: .value)
    case .request(.confirmation), .request(.openApp), .permission: .init(kind: .confirmation)
    }
  }
}
