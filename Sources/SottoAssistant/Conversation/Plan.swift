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
  /// Words that ask for something else, which nothing here does: that is said, and the question is asked again.
  case refuse(Reading)
  /// A transport control for whatever plays.
  case control(Control, Reading)
  case help(Reading)
  /// Something said in passing, which is answered; a question stays open.
  case remark(Remark, Reading)
  /// An alarm or a timer is wanted, which nothing here sets: a reminder is offered.
  case alarm(Reading)
  /// The person wants nothing after all, and nothing was asked.
  case nothing(Reading)
  /// What was last done is to be taken back.
  case undo(Reading)
  /// The person would like to know what they may want.
  case suggest(Reading)
  /// They do not want that, or anything, suggested.
  case dismissSuggestion(Reading)
  /// A phrase of the person's own is to do what it does, or to be made, taken away or told.
  case runShortcut(Reading)
  case addShortcut(Reading)
  case deleteShortcut(Reading)
  case listShortcuts(Reading)
  /// Understood, but nothing here does it yet.
  case unavailable(Reading)
  case notUnderstood(Reading)

  /// What people say that asks for nothing of an app.
  package enum Remark: String, Hashable, Sendable, CaseIterable {
    case hello, thanks, time, date, insult
  }

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
      switch Answer(reading, to: question, in: language) {
      case .value(_, meaning: nil)? where !question.takes(reading, in: language):
        self = .refuse(reading)
      case let answer?: self = .answer(answer, reading)
      case nil: self = .askAgain(reading)
      }
    case ("Answer", nil) where reading.parameters["cancel"] == .bool(true):
      self = .nothing(reading)
    case ("Answer", nil): self = .notUnderstood(reading)
    case (nil, _): self = Plan(nothing: reading, question: question, language: language)
    case ("SystemMediaControl", _):
      guard case .string(let command)? = reading.parameters["command"] else {
        self = .notUnderstood(reading)
        return
      }
      self = .control(
        Control(command: command, value: reading.parameters["value"].map(PlainValue.init)), reading)
    case ("Help", _): self = .help(reading)
    case ("Thanks", _): self = .remark(.thanks, reading)
    case ("Undo", _): self = .undo(reading)
    case ("Suggest", _): self = .suggest(reading)
    case ("DismissSuggestion", _): self = .dismissSuggestion(reading)
    case ("RunShortcut", _): self = .runShortcut(reading)
    case ("AddShortcut", _): self = .addShortcut(reading)
    case ("DeleteShortcut", _): self = .deleteShortcut(reading)
    case ("ListShortcuts", _): self = .listShortcuts(reading)
    case (let intent?, _) where IntentDescription.all[intent] == nil: self = .unavailable(reading)
    default: self = .turn(readings)
    }
  }

  /// What is to be done about words that ask for nothing of ours.
  private init(nothing reading: Reading, question: Turn.OpenQuestion?, language: Language) {
    let about = reading.about ?? ""
    if case .request(.value)? = question, question?.takes(reading, in: language) == true {
      // What is no sentence may be a name.
      self = .answer(.value(reading.text), reading)
    } else if let remark = Remark(rawValue: about) {
      self = .remark(remark, reading)
    } else if about == "alarm" || about == "timer" {
      self = .alarm(reading)
    } else if question == nil {
      self = .notUnderstood(reading)
    } else {
      self =
        reading.about == nil && !language.asks(reading.text) ? .askAgain(reading) : .refuse(reading)
    }
  }
}

extension Plan {
  /// Whether words are taken for a value as they are.
  package var isValue: Bool {
    if case .answer(.value(_, meaning: nil), _) = self { true } else { false }
  }

  /// Whether they are neither that nor a request.
  package var isRefusal: Bool {
    switch self {
    case .askAgain, .refuse: true
    default: false
    }
  }

  /// Whether what was said may be no answer to the question: it names none of what was offered, or
  /// speaks of something else where yes or no was asked for.
  package func isDoubtful(asked question: Turn.OpenQuestion?) -> Bool {
    switch (self, question) {
    case (.askAgain, _), (.refuse, _),
      (.answer(.value(_, meaning: nil), _), .request(.confirmation)?),
      (.answer(.value, _), .permission?):
      true
    default: false
    }
  }
}
