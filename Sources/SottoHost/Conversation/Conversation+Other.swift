import Foundation
import SottoAssistant
import SottoLanguage
import SottoWire

// What is said that is no request to an app: controls, help, and what cannot be understood.

extension Conversation {
  /// What cannot be a sentence is refused before anything tries to understand it.
  func refusal(of said: Utterance, hint: String?) async -> Reply? {
    let text = said.call.text
    let dialogue = context.dialogue(hint ?? language ?? "", said)
    let limit = context.settings.sentenceLimit
    if text.count > limit {
      return reply(
        dialogue.say(["notUnderstood.tooLong"], ["limit": "\(limit)"]), .notUnderstood, dialogue)
    }
    guard text.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.isASCIIDigit })
    else {
      return reply(
        dialogue.say(
          ["notUnderstood.empty"],
          ["example": await nextExample(dialogue) ?? ""]),
        .notUnderstood, dialogue)
    }
    return nil
  }

  /// What was said, where it answers nothing that was asked and is rather a request of its own.
  func request(
    _ said: Utterance, _ hint: String?
  ) async -> (plan: Plan, dialogue: Dialogue)? {
    let surroundings = context.surroundings(question: nil, of: said)
    let readings = await context.languages.readings(
      said.call.text, locale: hint, surroundings: surroundings, explains: true)
    guard let intent = readings[0].intent, intent != "Answer",
      readings[0].confidence > Self.surely, !readings[0].parameters.isEmpty
    else { return nil }
    let dialogue = context.dialogue(readings[0].locale, said)
    return (Plan(readings: readings, question: nil, language: dialogue.language), dialogue)
  }

  /// What was said, where it is rather something else than the value that was asked for.
  func other(
    than answer: Reading, _ plan: Plan, _ said: Utterance, _ hint: String?
  ) async -> (plan: Plan, dialogue: Dialogue)? {
    guard let open, plan.isValue || plan.isRefusal else { return nil }
    let alone = await context.languages.readings(
      said.call.text, locale: hint, surroundings: context.surroundings(question: nil, of: said),
      explains: true)
    let dialogue = context.dialogue(alone[0].locale, said)
    let plan = Plan(
      insteadOf: answer, alone: alone, of: open.intent, asked: open.question,
      language: dialogue.language)
    return plan.map { ($0, dialogue) }
  }

  /// Whether something is asked for by its name, without regard to what was offered: by more than the name, which
  /// would rather choose.
  func isRequest(_ said: Utterance) async -> Bool {
    let hint = said.call.locale ?? language
    guard case .turn(let readings)? = await request(said, hint)?.plan else {
      return false
    }
    let words = said.call.text.trimmingCharacters(in: .punctuationCharacters.union(.whitespaces))
    let isBare = readings[0].said.values.contains(words)
    return readings[0].namesMedia && !isBare
  }

  /// What no answer reaches: “hmm, I don't know” is at .4, “the work list” at .7.
  static let surely = 0.8

  /// - Parameter reading: What was not understood; an example is given where it is near to what can be asked for.
  func notUnderstood(_ dialogue: Dialogue, _ reading: Reading? = nil) async -> Reply {
    var example: String?
    if let nearest = reading?.nearest { example = await nextExample(dialogue, for: nearest) }
    guard let example else {
      return reply(dialogue.say(["notUnderstood"]), .notUnderstood, dialogue)
    }
    return reply(
      dialogue.say(["notUnderstood.hint"], ["example": example]), .notUnderstood, dialogue)
  }

  /// An example of what can be asked for, other than the last one.
  private func nextExample(_ dialogue: Dialogue, for intent: String? = nil) async -> String? {
    let examples = await context.examples(dialogue.language.code, for: intent, atMost: 2)
    guard let example = examples.first(where: { $0 != lastExample }) else { return nil }
    lastExample = example
    return example
  }

  /// - Parameter app: the app that was asked about, as a Reading names it.
  func help(_ app: String?, _ dialogue: Dialogue) async -> Reply {
    let examples = await context.examples(dialogue.language.code, of: app, atMost: 3)
    guard !examples.isEmpty else { return helpWithoutExamples(dialogue) }
    let text = dialogue.language.joined(examples, as: "choices")
    return reply(dialogue.say(["help"], ["examples": text]), .done, dialogue)
  }

  private func helpWithoutExamples(_ dialogue: Dialogue) -> Reply {
    let apps = context.registry.profiles.filter(\.isAllowed).map(dialogue.name)
    let text =
      apps.isEmpty
      ? dialogue.say(["help.nothing"])
      : dialogue.say(["help.noExamples"], ["apps": Language.list(apps)])
    return reply(text, .done, dialogue)
  }

  func control(
    _ control: Plan.Control, _ reading: Reading, _ said: Utterance, _ dialogue: Dialogue
  ) async -> Reply {
    let result = await context.controls.perform(control)
    if result == .nothingPlays, control.command == "play" {
      // Nothing to resume in a player: whoever plays media resumes or starts something.
      var request = reading
      request.intent = "INPlayMediaIntent"
      request.parameters = ["resumePlayback": .bool(true)]
      return await start([request], said, dialogue)
    }
    change = nil
    let text = dialogue.answer(to: control, result)
    var reply = reply(text, result.outcome, dialogue)
    reply.app = result.player?.name(in: dialogue.language.code)
    return reply
  }

  /// Tells who plays how the person likes it, when that app has a button for it and no intent.
  func tellPlayer(
    _ reading: Reading, _ said: Utterance, _ dialogue: Dialogue
  ) async -> Reply? {
    guard let feedback = context.router(said.attendance).feedback(reading) else { return nil }
    let result = await context.controls.perform(feedback)
    guard case .done(let player, _) = result else { return nil }
    await drop()
    change = nil
    let text = dialogue.answer(to: feedback, result)
    var reply = reply(text, .done, dialogue)
    reply.app = player.name(in: dialogue.language.code)
    return reply
  }

  func reply(_ text: String, _ outcome: Reply.Outcome, _ dialogue: Dialogue) -> Reply {
    Reply(text: text, outcome: outcome, locale: dialogue.language.code)
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
