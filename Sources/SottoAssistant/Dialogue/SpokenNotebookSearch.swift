import Intents
import SottoLanguage

/// What was found among notes, lists and tasks, in the words its sentence takes.
struct SpokenNotebookSearch {
  /// What is told of: all of one kind, which is the one that was asked for where the app speaks of it.
  private let found: [PlainValue]
  private let kind: String
  private let values: PlainValue
  private let dialogue: Dialogue

  /// - Returns: `nil` where the response is about no search, or the app shows what it found itself.
  init?(response: HandlerResponse, values: PlainValue, dialogue: Dialogue) {
    let answered = ["taskLists", "tasks", "notes"].compactMap { kind in
      response.plain[kind]?.list.map { (kind: kind, items: $0) }
    }
    let asked = values["itemType"]?.string.map { "\($0)s" }
    guard
      let told = answered.first(where: { $0.kind == asked })
        ?? answered.first(where: { !$0.items.isEmpty }) ?? answered.first
    else { return nil }
    (kind, found) = told
    self.values = values
    self.dialogue = dialogue
  }

  /// What is shown: of one list, what is on it.
  var shown: [PlainValue] { list.map { $0["tasks"]?.list ?? [] } ?? found }

  /// The list, where one alone was found.
  var list: PlainValue? { kind == "taskLists" && found.count == 1 ? found[0] : nil }

  var details: [String] {
    if found.isEmpty { return ["none"] }
    if list != nil { return [shown.isEmpty ? "emptyList" : "taskList"] }
    return kind == "notes" && found.count == 1 ? ["note"] : [kind]
  }

  var words: [String: String] {
    var words = ["count": "\(shown.count)", "said": said]
    if !shown.isEmpty { words["names"] = dialogue.enumeration(names) }
    if let list { words["list"] = list.spokenName }
    if details == ["note"] {
      words["title"] = found[0].spokenName
      words["content"] = found[0]["contents"]?.spokenName
    }
    return words
  }

  /// Who only hears has no card: they are told when a task is due, too.
  /// What was found, as it is said.
  var names: [String] { shown.map(spoken) }

  private func spoken(_ item: PlainValue) -> String {
    guard dialogue.attendance.profile != .screen, let due = dialogue.due(item) else {
      return item.spokenName
    }
    return "\(item.spokenName) (\(due))"
  }

  private var said: String {
    ["title", "content"].compactMap { values[$0]?.spokenName }.first ?? ""
  }
}
