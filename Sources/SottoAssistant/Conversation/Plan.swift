import Foundation
import Intents
import SottoLanguage

/// What is to be done about one thing said.
package enum Plan: Hashable, Sendable {
  /// A new request; an open question closes unharmed.
  case turn([Reading])
  /// The answer to the open question.
  case answer(Answer, Reading)
  /// Words that are no answer to the open question: it is asked again.
  case askAgain(Reading)
  /// A transport control for whatever plays.
  case control(Control, Reading)
  case help(Reading)
  /// Understood, but nothing here does it yet.
  case unavailable(Reading)
  case notUnderstood(Reading)

  /// A transport control, as a Reading spells it.
  package struct Control: Hashable, Sendable {
    package var command: String
    package var value: PlainValue?
    package init(command: String, value: PlainValue?) {
      self.command = command
      self.value = value
    }
  }

  /// - Parameters:
  ///   - readings: Best first, at least one.
  ///   - question: What the conversation waits for.
  ///   - language: The language of the Readings.
  package init(readings: [Reading], question: Turn.OpenQuestion?, language: Language) {
    let reading = readings[0]
    switch (reading.intent, question) {
    case ("Answer", let question?):
      let answer = Answer(reading, to: question)?.knowingKinds(of: language)
      self = answer.map { .answer($0, reading) } ?? .askAgain(reading)
    case ("Answer", nil): self = .notUnderstood(reading)
    case (nil, .request(.value)?): self = .answer(.value(reading.text), reading)
    case (nil, _?): self = .askAgain(reading)
    case (nil, nil): self = .notUnderstood(reading)
    case ("SystemMediaControl", _):
      guard case .string(let command)? = reading.parameters["command"] else {
        self = .notUnderstood(reading)
        return
      }
      self = .control(
        Control(command: command, value: reading.parameters["value"].map(PlainValue.init)), reading)
    case ("Help", _): self = .help(reading)
    case (let intent?, _) where IntentDescription.all[intent] == nil: self = .unavailable(reading)
    default: self = .turn(readings)
    }
  }
}

extension Plan {
  /// Whether what was said may be no answer to the question: it names none of what was offered, or
  /// speaks of something else where yes or no was asked for.
  package func isDoubtful(asked question: Turn.OpenQuestion?) -> Bool {
    switch (self, question) {
    case (.askAgain, _), (.answer(.value, _), .request(.confirmation)?),
      (.answer(.value, _), .permission?):
      true
    default: false
    }
  }
}

extension Answer {
  /// “No, the album” in any language corrects to SiriKit's `album`.
  fileprivate func knowingKinds(of language: Language) -> Answer {
    guard case .correction(let words) = self,
      let kind = language.constant(for: words, in: "mediaType")
    else { return self }
    return .correction(kind)
  }

  /// Reads an `Answer` Reading's parameters; `nil` when they answer nothing that was asked.
  init?(_ reading: Reading, to question: Turn.OpenQuestion) {
    let parameters = reading.parameters
    if parameters["cancel"] == .bool(true) {
      self = .cancel
    } else if case .string(let words)? = parameters["value"] {
      if parameters["no"] == .bool(true) {
        self = .correction(words)
      } else if question.choiceCount == 0 {
        self = .value(words)
      } else if let place = question.place(of: words) {
        self = .choice(place)
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
}

extension Turn.OpenQuestion {
  var choiceCount: Int {
    switch self {
    case .app(let apps, _, _): apps.count
    case .request(.choice(_, let values)): values.count
    case .request, .permission: 0
    }
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
  package func surroundings(choices: [String]) -> Surroundings.Question {
    switch self {
    case .app(_, _, missing: .some) where choiceCount == 1:
      .init(kind: .confirmation, choices: choices)
    case .app, .request(.choice): .init(kind: .choice, choices: choices)
    case .request(.value): .init(kind: .value)
    case .request(.confirmation), .request(.openApp), .permission: .init(kind: .confirmation)
    }
  }
}
