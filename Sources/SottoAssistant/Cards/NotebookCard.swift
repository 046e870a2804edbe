import Intents
import SottoWire

/// A list with what is on it, tasks, or a note, as a card.
struct NotebookCard {
  private let spoken: SpokenNotebook
  private let dialogue: Dialogue

  init(_ spoken: SpokenNotebook, dialogue: Dialogue) {
    self.spoken = spoken
    self.dialogue = dialogue
  }

  /// `nil` where the answer is about nothing of the kind, or about what is gone.
  var card: Card? {
    if let search = spoken.search { return card(of: search) }
    if let note = spoken.changedNote {
      return Card(title: note.spokenName, subtitle: content(of: note))
    }
    let rows = spoken.changedTasks.map(row)
    guard !rows.isEmpty || spoken.changedList != nil else { return nil }
    guard let list = spoken.changedList?.spokenName else { return Card(rows: rows) }
    return Card(title: list, rows: rows, actions: [dialogue.action("showList", ["list": list])])
  }

  private func card(of search: SpokenNotebookSearch) -> Card? {
    if let list = search.list {
      return Card(title: list.spokenName, rows: search.shown.map(row))
    }
    return search.shown.isEmpty ? nil : Card(rows: search.shown.map(row))
  }

  /// A task with when it is due, a note with what is written in it, a list with what is on it.
  private func row(_ item: PlainValue) -> Card.Row {
    let name = item.spokenName
    let isDone = item["status"]?.string.map { $0 == "completed" }
    return Card.Row(
      title: name, subtitle: content(of: item) ?? dialogue.due(item),
      identifier: item["identifier"]?.string, isDone: isDone,
      actions: isDone.map { [dialogue.action($0 ? "reopen" : "complete", ["task": name])] })
  }

  private func content(of item: PlainValue) -> String? {
    let content = (item["contents"] ?? item["content"] ?? item["tasks"])?.spokenName
    return content.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Dialogue {
  /// When or where a task reminds; `nil` where it does not.
  func due(_ task: PlainValue) -> String? {
    let moments = [
      task["temporalEventTrigger"].flatMap(time), task["spatialEventTrigger"].flatMap(place),
    ].compactMap(\.self)
    return moments.isEmpty ? nil : moments.joined(separator: ", ")
  }
}
