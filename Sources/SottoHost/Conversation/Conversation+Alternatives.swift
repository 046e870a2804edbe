import Foundation
import Intents
import SottoAssistant
import SottoLanguage
import SottoWire

/// What may be played instead: what else a name may have meant, while the first of it plays, or what
/// was looked for and found.
struct Alternatives {
  let candidate: Turn.Candidate
  let items: [PlainValue]
  let names: [String]
  /// Whether this is what was looked for.
  let areFound: Bool
  let dialogue: Dialogue

  /// - Returns: `nil` when there is nothing else.
  init?(_ result: Turn.Result, _ dialogue: Dialogue) {
    let found = dialogue.found(by: result)
    let items = found.isEmpty ? dialogue.alternatives(to: result) : found
    areFound = !found.isEmpty
    guard case .request(let candidate, _) = result, !items.isEmpty else { return nil }
    self.candidate = candidate
    self.items = items
    self.dialogue = dialogue
    names = dialogue.choices(items)
  }

  /// What the person was asked to choose from and did not choose: “no, the other one”. Nobody has to be
  /// told of it again.
  init?(_ result: Turn.Result, notChosenOf question: Turn.OpenQuestion, _ dialogue: Dialogue) {
    guard case .request(.choice("mediaItems", let values)) = question,
      case .request(let candidate, .done) = result,
      candidate.request.intentName == "INPlayMediaIntent"
    else { return nil }
    let chosen = candidate.request.values["mediaItems"]?.list ?? []
    items = values.filter { !chosen.contains($0) }
    guard !items.isEmpty else { return nil }
    self.candidate = candidate
    self.dialogue = dialogue
    names = dialogue.choices(items)
    areFound = false
  }

  /// The one that an answer chooses: by its number or name, by its kind, or by “yes” the only one.
  func item(for answer: Answer) -> PlainValue? {
    switch answer {
    case .choice(let place): items.indices.contains(place) ? items[place] : nil
    case .correction(let kind): items.first { $0["type"]?.string == kind }
    case .yes: items.count == 1 ? items[0] : nil
    case .value, .no, .cancel: nil
    }
  }
}

extension Conversation {
  /// Plays one of the alternatives when that is what was said; nobody has to choose any, and “play
  /// the song Pink Moon” is no choice of the album.
  func choose(_ said: Utterance, among offered: Alternatives) async -> Reply? {
    let call = said.call
    // The same sentence again is the same request again.
    guard call.text.caseInsensitiveCompare(offered.candidate.reading.text) != .orderedSame else {
      return nil
    }
    let question = Surroundings.Question(kind: .choice, choices: offered.names)
    let surroundings = context.surroundings(question: question, of: said)
    let readings = await context.languages.readings(
      call.text, locale: call.locale ?? language, surroundings: surroundings)
    let asked = Turn.OpenQuestion.request(
      .choice(parameter: "mediaItems", values: offered.items))
    let plan = Plan(readings: readings, question: asked, language: offered.dialogue.language)
    guard case .answer(let answer, _) = plan, await !isRequest(said) else { return nil }
    // Who wants none of them keeps what plays.
    if answer == .no || answer == .cancel {
      return self.reply(offered.dialogue.say(["cancelled"]), .cancelled, offered.dialogue)
    }
    guard let item = offered.item(for: answer) else { return nil }
    // The session may be locked since, and a search may be allowed where playing is not.
    let app = offered.candidate.app
    if app.restrictedWhileLocked.contains(Self.playing), await isLocked(call) {
      let words = ["app": offered.dialogue.name(app)]
      return reply(offered.dialogue.say(["notRouted.locked"], words), .failed, offered.dialogue)
    }
    return await run(Turn(playing: item, insteadOf: offered.candidate), said, offered.dialogue)
  }

  func isLocked(_ call: ClientCalls.Say) async -> Bool {
    if let locked = call.locked { return locked }
    return await context.isLocked(for: [Self.playing])
  }

  private static let playing = "INPlayMediaIntent"
}
