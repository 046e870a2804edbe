import Foundation
import SottoAssistant
import SottoLanguage
import SottoWire

// What starts by a phrase of the person's own.

extension Conversation {
  /// Does what the words start, be they a little wrong; `nil` where they start nothing.
  ///
  /// - Parameter isExact: Whether they must be the phrase itself.
  func start(saidAs said: Utterance, isExact: Bool, hint: String?) async -> Reply? {
    guard !said.isStarted, open == nil else { return nil }
    let text = said.call.text
    let found =
      isExact ? context.phrases.started(by: text) : context.phrases.nearlyStarted(by: text)
    guard let found else { return nil }
    return await start(found, said, context.dialogue(hint ?? language ?? "", said))
  }

  private func start(
    _ shortcut: PhrasedShortcut, _ said: Utterance, _ dialogue: Dialogue
  ) async -> Reply {
    switch shortcut.content {
    case .sentence(let sentence, let locale):
      await answer(said.starting(sentence, locale: locale))
    case .action(let action):
      await carryOut(action, said, dialogue, as: shortcut.phrase)
    }
  }

  /// “Run the shortcut good night.”
  func runShortcut(_ reading: Reading, _ said: Utterance, _ dialogue: Dialogue) async -> Reply {
    guard let shortcut = shortcut(in: reading) else { return unknown(reading, dialogue) }
    return await start(shortcut, said, dialogue)
  }

  /// “When I say good night, play …”
  func addShortcut(_ reading: Reading, _ said: Utterance, _ dialogue: Dialogue) async -> Reply {
    await drop()
    guard case .string(let phrase)? = reading.parameters["phrase"], Phrase(phrase) != nil,
      case .string(let sentence)? = reading.parameters["request"]
    else { return await notUnderstood(dialogue) }
    guard await context.means(sentence, dialogue.language.code) != nil else {
      return reply(
        dialogue.say(["shortcut.notUnderstood"], ["sentence": sentence]), .failed, dialogue)
    }
    let shortcut = PhrasedShortcut(
      identifier: context.phrases.started(by: phrase)?.identifier ?? UUID().uuidString,
      phrase: phrase, content: .sentence(sentence, locale: dialogue.language.code),
      made: context.clock())
    if let meant = await context.means(
      phrase, dialogue.language.code, atLeast: Self.surely)
    {
      return ask(
        OwnQuestion(.phrase(shortcut), dialogue),
        dialogue.say(["shortcut.meansSomething"], ["phrase": phrase, "meaning": meant]))
    }
    return save(shortcut, dialogue)
  }

  func save(_ shortcut: PhrasedShortcut, _ dialogue: Dialogue) -> Reply {
    do {
      try context.phrases.save(shortcut)
      let words = ["phrase": shortcut.phrase, "sentence": shortcut.sentence ?? ""]
      return reply(dialogue.say(["shortcut.saved"], words), .done, dialogue)
    } catch {
      return reply(dialogue.say(["notKept"], ["reason": "\(error)"]), .failed, dialogue)
    }
  }

  func deleteShortcut(_ reading: Reading, _ dialogue: Dialogue) async -> Reply {
    await drop()
    guard let shortcut = shortcut(in: reading) else { return unknown(reading, dialogue) }
    do {
      try context.phrases.remove(shortcut)
    } catch {
      return reply(dialogue.say(["notKept"], ["reason": "\(error)"]), .failed, dialogue)
    }
    return reply(dialogue.say(["shortcut.deleted"], ["phrase": shortcut.phrase]), .done, dialogue)
  }

  /// The shortcut that a request names, be it a little wrong.
  private func shortcut(in reading: Reading) -> PhrasedShortcut? {
    guard case .string(let phrase)? = reading.parameters["phrase"] else { return nil }
    return context.phrases.started(by: phrase) ?? context.phrases.nearlyStarted(by: phrase)
  }

  private func unknown(_ reading: Reading, _ dialogue: Dialogue) -> Reply {
    guard case .string(let phrase)? = reading.parameters["phrase"] else {
      return reply(dialogue.say(["shortcut.none"]), .failed, dialogue)
    }
    return reply(dialogue.say(["shortcut.unknown"], ["phrase": phrase]), .failed, dialogue)
  }

  func listShortcuts(_ dialogue: Dialogue) async -> Reply {
    await drop()
    let all = context.phrases.shortcuts.map { "“\($0.phrase)”" }
    guard !all.isEmpty else { return reply(dialogue.say(["shortcut.none"]), .done, dialogue) }
    return reply(
      dialogue.say(["shortcut.all"], ["phrases": dialogue.enumeration(all)]), .done, dialogue)
  }
}

extension ConversationContext {
  /// What a sentence asks for, by the name of its intent; `nil` where that is not as sure as it must be.
  func means(
    _ text: String, _ locale: String, atLeast confidence: Double = 0
  ) async -> String? {
    let readings = await languages.readings(
      text, locale: locale, surroundings: surroundings(question: nil))
    guard let intent = readings[0].intent, intent != "Answer",
      readings[0].confidence >= confidence
    else { return nil }
    return intent
  }
}
