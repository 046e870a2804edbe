import Intents
import SottoLanguage

/// What was done with tasks, lists and notes, in the words their sentences take.
///
/// What an app's response says wins over what was asked for: it may have put the bread on another
/// list, or added only what was not there yet. What was changed of a task is what was asked for, as
/// apps give back the task as they found it.
struct SpokenNotebook {
  let response: HandlerResponse
  let values: PlainValue
  let dialogue: Dialogue

  /// What particular sentence fits, most particular first.
  var details: [String] {
    if let search { return search.details }
    var details: [String] = []
    if !moment.isEmpty { details.append("reminder") }
    if values["tasks"] == nil, values["all"] == true {
      details.append("all")
    } else if values["tasks"] == nil, values["taskList"] != nil {
      details.append("list")
    }
    if tasks.isEmpty, !known.isEmpty { details.append("known") }
    return details + ["status", "priority"].compactMap { values[$0]?.string }
  }

  var words: [String: String] {
    if let search { return search.words }
    return [
      "tasks": dialogue.enumeration(tasks.map(\.spokenName)), "list": list?.spokenName ?? "",
      "title": note?.spokenName ?? "", "content": values["content"]?.spokenName ?? "",
      "when": moment, "known": dialogue.enumeration(known),
    ].filter { !$0.value.isEmpty }
  }

  /// The tasks that there are now, as the app says, with what was asked for; none that are gone.
  var changedTasks: [PlainValue] {
    let told =
      first(["addedTasks", "snoozedTasks", "modifiedTask"], of: response.plain)
      ?? response.plain["createdTaskList"]?["tasks"]
    let tasks = told.map { $0.list ?? [$0] } ?? []
    return tasks.filter { !$0.spokenName.isEmpty }.map { task in
      guard task.object != nil else { return task }
      var changed = task
      for name in ["status", "temporalEventTrigger", "spatialEventTrigger"] {
        if let asked = values[name] { changed[name] = asked }
      }
      if let moment = values["nextTriggerTime"] { changed["temporalEventTrigger"] = moment }
      return changed
    }
  }

  /// The list that was made or changed, as the app says.
  var changedList: PlainValue? {
    first(["modifiedTaskList", "createdTaskList"], of: response.plain)
  }

  /// The note that was made or changed, as the app says.
  var changedNote: PlainValue? { first(["createdNote", "note"], of: response.plain) }

  /// What was found, where something was looked for.
  var search: SpokenNotebookSearch? {
    SpokenNotebookSearch(response: response, values: values, dialogue: dialogue)
  }

  private var tasks: [PlainValue] {
    let named =
      first(["addedTasks", "deletedTasks", "snoozedTasks", "modifiedTask"], of: response.plain)
      ?? response.plain["createdTaskList"]?["tasks"]
      ?? first(["taskTitles", "tasks", "targetTask"], of: values)
    return named.map { ($0.list ?? [$0]).filter { !$0.spokenName.isEmpty } } ?? []
  }

  /// What was to be added and was on the list already, where the app says what it has added.
  private var known: [String] {
    guard let added = response.plain["addedTasks"]?.list,
      let there = response.plain["modifiedTaskList"]?["tasks"]?.list
    else { return [] }
    let news = Set(added.map(\.spokenName))
    let all = Set(there.map(\.spokenName))
    return (values["taskTitles"]?.list ?? []).map(\.spokenName)
      .filter { all.contains($0) && !news.contains($0) }
  }

  private var list: PlainValue? {
    changedList ?? first(["targetTaskList", "taskList", "title"], of: values)
  }

  private var note: PlainValue? {
    changedNote ?? first(["targetNote", "title"], of: values)
  }

  /// When or where the person is reminded; empty where nothing was said of it.
  private var moment: String {
    let time = first(["temporalEventTrigger", "nextTriggerTime"], of: values)
    let place = values["spatialEventTrigger"]
    return dialogue.enumeration(
      [time.flatMap(dialogue.time), place.flatMap(dialogue.place)].compactMap { $0 })
  }

  private func first(_ names: [String], of plain: PlainValue) -> PlainValue? {
    names.compactMap { plain[$0] }.first
  }
}
