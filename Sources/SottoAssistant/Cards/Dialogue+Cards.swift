import Intents
import SottoWire

extension Dialogue {
  /// What is shown beside an answer: what the app shows, else what it found, changed or ordered, and
  /// what may be said next.
  package func card(for result: Turn.Result) -> Card? {
    guard case .request(let candidate, .done(let response)) = result,
      candidate.request.undoes == nil
    else { return nil }
    if let shown = response.plain["card"], shown != .null {
      return try? PlainDecoder.value(from: shown)
    }
    if let item = spoken(candidate).theOne { return Card(items: [item] + alternatives(to: result)) }
    let notebook = SpokenNotebook(
      response: response, values: candidate.request.values, dialogue: self)
    // A ride has its own word for being taken back.
    let ride = RideCard(response, intents: candidate.app.intents, dialogue: self).card
    if let ride { return ride }
    let card = NotebookCard(notebook, dialogue: self).card
    guard let change = Change(candidate, response), !change.inverse.isEmpty else { return card }
    var undoable = card ?? Card()
    undoable.actions = (undoable.actions ?? []) + [action("undo")]
    return undoable
  }

  /// What is shown beside a question: what it offers; nothing where that are no things with titles.
  package func card(for question: Turn.OpenQuestion) -> Card? {
    guard case .request(.choice(_, let values)) = question,
      values.allSatisfy({ $0["title"]?.string != nil })
    else { return nil }
    return Card(items: values)
  }

  /// A button of the language's own, with the sentence that it stands for.
  func action(_ name: String, _ words: [String: String] = [:]) -> Card.Action {
    Card.Action(
      title: say(["action.\(name)"], words), sentence: say(["action.\(name).sentence"], words))
  }
}
