import Intents
import SottoAssistant
import SottoLanguage
import SottoWire

/// What else a name may have meant, while the first of it plays.
struct Alternatives {
  let candidate: Turn.Candidate
  let items: [PlainValue]
  let names: [String]
  let dialogue: Dialogue

  /// - Returns: `nil` when there is nothing else.
  init?(_ result: Turn.Result, _ dialogue: Dialogue) {
    let items = dialogue.alternatives(to: result)
    guard case .request(let candidate, _) = result, !items.isEmpty else { return nil }
    self.candidate = candidate
    self.items = items
    self.dialogue = dialogue
    names = dialogue.choices(items)
  }
}

extension Conversation {
  /// Plays one of the alternatives when that is what was said; nobody has to choose any, and “play
  /// the song Pink Moon” is no choice of the album.
  func choose(_ call: ClientCalls.Say, among offered: Alternatives) async -> Reply? {
    let question = Surroundings.Question(kind: .choice, choices: offered.names)
    let readings = household.languages.understand(
      call.text, locale: call.locale ?? language,
      surroundings: household.surroundings(question: question))
    let asked = Turn.OpenQuestion.request(
      .choice(parameter: "mediaItems", values: offered.items))
    let plan = Plan(readings: readings, question: asked, language: offered.dialogue.language)
    guard case .answer(.choice(let place), _) = plan, offered.items.indices.contains(place),
      !isRequest(call)
    else { return nil }
    return await run(
      Turn(playing: offered.items[place], insteadOf: offered.candidate), offered.dialogue)
  }
}
