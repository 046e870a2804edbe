import Foundation
import SottoAssistant
import SottoLanguage
import SottoWire

// What may be wanted next: asked for, or offered where that is likely enough.

extension Conversation {
  /// “What should I play?”
  func suggest(_ reading: Reading, _ said: Utterance, _ dialogue: Dialogue) async -> Reply {
    await drop()
    do {
      let found = try context.suggestions.suggestions(
        at: said.moment ?? context.clock(), playing: context.controls.board.current,
        kind: SuggestionKind(reading),
        isLocked: await isLocked(said.call), atMost: dialogue.attendance.mostChoicesSaid)
      guard let first = found.first else {
        return reply(dialogue.say(["suggest.nothing"]), .done, dialogue)
      }
      return ask(.init(.suggestions(found), dialogue), dialogue.question(found), of: first.app)
    } catch {
      return reply(dialogue.say(["notKept"], ["reason": "\(error)"]), .failed, dialogue)
    }
  }

  /// “Don't suggest anything any more.” What was offered just now is dismissed where it is answered.
  func dismiss(_ reading: Reading, _ dialogue: Dialogue) -> Reply {
    guard reading.parameters["all"] == .bool(true) else {
      return reply(dialogue.say(["cancelled"]), .done, dialogue)
    }
    do {
      try context.suggestions.setOffers(false)
      return reply(dialogue.say(["suggest.off"]), .done, dialogue)
    } catch {
      return reply(dialogue.say(["notKept"], ["reason": "\(error)"]), .failed, dialogue)
    }
  }

  /// Offers the person, who has not asked, what they are likely to want.
  ///
  /// - Returns: `nil` where nothing is likely enough.
  func offer(_ call: ClientCalls.Suggest) async throws -> SuggestedAction? {
    // Whoever is being asked something is not to be asked more.
    guard open == nil, asked == nil else { return nil }
    let moment = call.now.map { Date(timeIntervalSince1970: $0) } ?? context.clock()
    let locked = await context.isLocked(for: ["INPlayMediaIntent"])
    let offered = try context.suggestions.offer(
      at: moment, playing: context.controls.board.current, isLocked: locked)
    guard let offered else { return nil }
    let dialogue = context.dialogue(call.locale ?? language ?? "")
    asked = OwnQuestion(.suggestions([offered]), dialogue, isAsked: false)
    return offered
  }

  /// Does what was donated once more.
  func carryOut(
    _ action: DonatedAction, _ said: Utterance, _ dialogue: Dialogue, as phrase: String? = nil
  ) async -> Reply {
    let name = context.registry.name(of: action.app)
    guard let app = context.registry.profiles.first(where: { $0.identifier == action.app }) else {
      let words = ["app": name, "phrase": phrase ?? action.subject?.spokenName ?? ""]
      return reply(dialogue.say(["shortcut.appGone"], words), .failed, dialogue)
    }
    guard app.isAllowed else {
      return reply(
        dialogue.say(["notRouted.notAllowed"], ["app": dialogue.name(app)]), .failed, dialogue)
    }
    if app.restrictedWhileLocked.contains(action.intent ?? ""), await isLocked(said.call) {
      return reply(
        dialogue.say(["notRouted.locked"], ["app": dialogue.name(app)]), .failed, dialogue)
    }
    let candidate = action.candidate(
      in: app, phrase ?? said.call.text, language: dialogue.language.code,
      launchesInFront: said.attendance.launchesInFront)
    return await run(Turn(candidate), said, dialogue)
  }

  /// Opens a question of the assistant's own.
  func ask(_ question: OwnQuestion, _ text: String, of app: AppProfile? = nil) -> Reply {
    asked = question
    var reply = reply(text, .question, question.dialogue)
    reply.app = app?.name(in: question.dialogue.language.code)
    reply.question = Reply.Question(question.surroundings, question.dialogue)
    return reply
  }
}
