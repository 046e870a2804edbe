import Foundation
import Intents
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire

// What front ends ask about suggestions and shortcuts, and to be forgotten.

extension Assistant {
  /// What may be wanted, or what is worth an offer.
  func suggest(_ call: ClientCalls.Suggest) async throws -> [SuggestionSummary] {
    let dialogue = context.dialogue(call.locale ?? attendants.language.code)
    if let name = call.offersTo {
      guard let offered = try await conversation(name).offer(call) else { return [] }
      return [summary(offered, dialogue.offer(offered, after: subject))]
    }
    let moment = call.now.map { Date(timeIntervalSince1970: $0) } ?? clock()
    return try suggestions.suggestions(
      at: moment, playing: controls.board.current, atMost: call.limit
    ).map { summary($0, dialogue.suggestion($0, after: subject)) }
  }

  nonisolated func shortcuts() -> [ShortcutSummary] { phrases.shortcuts.map(summary) }

  /// Gives a phrase to a sentence or an action.
  func save(_ call: ClientCalls.SaveShortcut) async throws -> ShortcutSummary {
    guard Phrase(call.phrase) != nil else {
      throw CallFailure(
        .badValue, "“\(call.phrase)” has no letter that could be said. Choose words.")
    }
    let locale = call.locale ?? attendants.language.code
    let former = try call.replaces.map(shortcut)
    let content: PhrasedShortcut.Content
    if let identifier = call.suggestion {
      guard let action = try suggestions.action(identifier) else {
        throw CallFailure(
          .badValue, "There is no suggestion “\(identifier)”. “sotto suggest --json” lists them.")
      }
      content = .action(action)
    } else if let sentence = call.sentence {
      guard await context.means(sentence, locale) != nil else {
        throw CallFailure(
          .badValue, "“\(sentence)” is not understood, so no phrase can start it. Say it otherwise."
        )
      }
      content = .sentence(sentence, locale: locale)
    } else if let former {
      content = former.content
    } else {
      throw CallFailure(.badValue, "A phrase needs something to start: a sentence or a suggestion.")
    }
    if !call.isSure,
      let meaning = await context.means(
        call.phrase, locale, atLeast: Conversation.surely)
    {
      throw CallFailure(
        .badValue,
        "“\(call.phrase)” means something already (\(meaning)). Give it all the same with --sure.")
    }
    let made = PhrasedShortcut(
      identifier: (former ?? phrases.started(by: call.phrase))?.identifier ?? UUID().uuidString,
      phrase: call.phrase, content: content, made: clock())
    try phrases.save(made)
    return summary(made)
  }

  nonisolated func delete(_ call: ClientCalls.DeleteShortcut) throws -> ShortcutSummary {
    let found = try shortcut(call.phrase)
    try phrases.remove(found)
    return summary(found)
  }

  private nonisolated func shortcut(_ phrase: String) throws -> PhrasedShortcut {
    guard let found = phrases.started(by: phrase) else {
      throw CallFailure(
        .badValue, "No shortcut has the phrase “\(phrase)”. “sotto shortcuts” lists them.")
    }
    return found
  }

  private nonisolated func summary(_ shortcut: PhrasedShortcut) -> ShortcutSummary {
    var summary = ShortcutSummary(identifier: shortcut.identifier, phrase: shortcut.phrase)
    switch shortcut.content {
    case .sentence(let sentence, _): summary.sentence = sentence
    case .action(let action):
      summary.app = action.app
      summary.title = action.subject?.spokenName.shown(atMost: ShownLength.name)
      if registry.entry(action.app) == nil { summary.problem = "The app is no longer installed." }
    }
    return summary
  }

  private nonisolated func summary(
    _ suggested: SuggestedAction, _ text: String
  ) -> SuggestionSummary {
    SuggestionSummary(
      identifier: suggested.suggestion.action, app: suggested.app.identifier,
      appName: suggested.app.name.shown(atMost: ShownLength.name),
      title: suggested.subject.spokenName.shown(atMost: ShownLength.name),
      text: text.shown(), reason: suggested.suggestion.reason.name,
      probability: suggested.suggestion.probability, shortcut: suggested.action.shortcut)
  }

  /// What an action is about, by its identifier.
  private nonisolated func subject(_ identifier: String) -> PlainValue? {
    (try? suggestions.action(identifier))?.subject
  }

  /// Forgets what was said, done and learnt, in every file of the home that is not an app's own.
  func wipe() throws {
    try store.wipe()
    try suggestions.forgetAll()
    for name in try FileManager.default.contentsOfDirectory(atPath: home.logs) {
      // Those that write a log go on with it.
      truncate("\(home.logs)/\(name)", 0)
    }
    try? FileManager.default.removeItem(atPath: home.promptHistory)
  }
}
