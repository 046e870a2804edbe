import Foundation
import SottoAssistant
import SottoLanguage
import SottoWire

/// A question that the assistant asks of its own accord, rather than an app's request of it.
struct OwnQuestion {
  enum Matter {
    /// Whether to do one of these.
    case suggestions([SuggestedAction])
    /// Whether the phrase, which means something already, is to start this all the same.
    case phrase(PhrasedShortcut)
    /// Whether to remind in place of an alarm.
    case reminder(Reading)
    /// Whether to say what was found, too, beyond what was said of it.
    case unheard([String])
    /// Whether to install the sample apps, where there is no app yet.
    case samples
  }

  let matter: Matter
  let dialogue: Dialogue
  /// What it offers, by name; the question is for yes or no where that is one thing or nothing.
  let choices: [String]
  /// Whether the person has asked for it; else they need not answer.
  let isAsked: Bool

  init(_ matter: Matter, _ dialogue: Dialogue, isAsked: Bool = true) {
    self.matter = matter
    self.dialogue = dialogue
    self.isAsked = isAsked
    choices =
      switch matter {
      case .suggestions(let all): all.map { dialogue.name($0) }
      case .phrase, .reminder, .unheard, .samples: []
      }
  }

  var surroundings: Surroundings.Question {
    Surroundings.Question(kind: choices.count > 1 ? .choice : .confirmation, choices: choices)
  }
}

extension Conversation {
  /// What was said, where it answers the question; all else but talk ends the question, too.
  ///
  /// - Returns: `nil` for what is no answer to it.
  func answer(_ question: OwnQuestion, _ said: Utterance) async -> Reply? {
    let readings = await context.languages.readings(
      said.call.text, locale: said.call.locale ?? language,
      surroundings: context.surroundings(question: question.surroundings, of: said))
    // “Hello” and “thanks” leave it open.
    if case .remark = Plan(
      readings: readings, question: nil, language: question.dialogue.language)
    {
      return nil
    }
    asked = nil
    guard readings[0].intent == "Answer" || readings[0].intent == "DismissSuggestion" else {
      return nil
    }
    let answer = readings[0].parameters
    let dialogue = question.dialogue
    switch question.matter {
    case .suggestions(let suggestions):
      guard let place = place(answer, among: suggestions.count) else {
        dismiss(suggestions)
        return reply(dialogue.say(["cancelled"]), .cancelled, dialogue)
      }
      context.suggestions.changeOffers { $0.taken(suggestions[place].suggestion.action) }
      return await carryOut(suggestions[place].action, said, dialogue)
    case .phrase(let shortcut):
      guard answer["yes"] == .bool(true) else {
        return reply(dialogue.say(["cancelled"]), .cancelled, dialogue)
      }
      return save(shortcut, dialogue)
    case .reminder(let request):
      guard answer["yes"] == .bool(true) else {
        return reply(dialogue.say(["cancelled"]), .cancelled, dialogue)
      }
      return await start([request], said, dialogue)
    case .unheard(let names):
      guard answer["yes"] == .bool(true) else {
        return reply(dialogue.say(["cancelled"]), .cancelled, dialogue)
      }
      return reply(dialogue.say(["heard.rest"], ["names": Language.list(names)]), .done, dialogue)
    // Whatever decides nothing is rather a request: help, above all.
    case .samples where answer["yes"] == nil && answer["no"] == nil: return nil
    case .samples:
      guard answer["yes"] == .bool(true) else {
        return reply(dialogue.say(["samples.declined"]), .cancelled, dialogue)
      }
      return await installSamples(dialogue)
    }
  }

  /// The place that an answer chooses, from 0; “yes” is the first.
  private func place(_ answer: [String: Reading.Value], among count: Int) -> Int? {
    if answer["yes"] == .bool(true) { return 0 }
    guard answer["no"] == nil, case .number(let ordinal)? = answer["ordinal"],
      let number = Int(exactly: ordinal)
    else { return nil }
    let place = number < 0 ? count + number : number - 1
    return (0..<count).contains(place) ? place : nil
  }

  /// What was offered and not wanted is not offered again soon.
  func dismiss(_ suggestions: [SuggestedAction]) {
    context.suggestions.changeOffers { offers in
      for suggested in suggestions { offers.dismissed(suggested.suggestion.action) }
    }
  }
}
