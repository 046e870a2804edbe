import Foundation
import Intents
import ListableShared

/// Puts tasks on a list.
final class AddTasksHandler: NSObject, INAddTasksIntentHandling {
  private let notebook: SharedNotebook

  init(_ notebook: SharedNotebook) { self.notebook = notebook }

  /// Who names no list means that for everything; one that is not there can be made.
  func resolveTargetTaskList(
    for intent: INAddTasksIntent
  ) async -> INAddTasksTargetTaskListResolutionResult {
    guard let said = intent.targetTaskList, !said.title.spokenPhrase.isEmpty,
      let choice = try? notebook.open().list(meant: said)
    else { return .notRequired() }
    if case .none = choice {
      let list = INTaskList(
        title: said.title, tasks: [], groupName: nil,
        createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
      return .confirmationRequired(with: list, forReason: .listShouldBeCreated)
    }
    return INAddTasksTargetTaskListResolutionResult(taskListResolutionResult: choice.listResult())
  }

  func resolveTaskTitles(
    for intent: INAddTasksIntent
  ) async -> [INSpeakableStringResolutionResult] {
    let titles = (intent.taskTitles ?? []).filter { !NameKey.of($0.spokenPhrase).isEmpty }
    return titles.isEmpty ? [.needsValue()] : titles.map { .success(with: $0) }
  }

  /// A moment that has passed reminds nobody; a day that is today may still be meant.
  func resolveTemporalEventTrigger(
    for intent: INAddTasksIntent
  ) async -> INAddTasksTemporalEventTriggerResolutionResult {
    guard let trigger = intent.temporalEventTrigger, let due = Due(trigger.dateComponentsRange)
    else { return .notRequired() }
    if due.start.hour != nil, due.next(after: notebook.now, in: .current) == nil {
      return .unsupported(forReason: .timeInPast)
    }
    return INAddTasksTemporalEventTriggerResolutionResult(
      temporalEventTriggerResolutionResult: .success(with: trigger))
  }

  func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
    await notebook.respond(INAddTasksIntentResponse.init) { notebook, response in
      let list = try target(of: intent, in: notebook)
      let details = TaskDetails(
        isFlagged: intent.priority == .flagged ? true : nil,
        due: intent.temporalEventTrigger.flatMap { Due($0.dateComponentsRange) },
        place: intent.spatialEventTrigger.map(ListedTask.Place.init))
      let addition = try notebook.add(
        (intent.taskTitles ?? []).map(\.spokenPhrase), to: list, details)
      response.addedTasks = addition.added.map { $0.intentTask() }
      response.modifiedTaskList = list.intentList(addition.known + addition.added)
      return true
    }
  }

  private func target(
    of intent: INAddTasksIntent, in notebook: Notebook
  ) throws(NotebookError) -> NamedList {
    if let known = try intent.targetTaskList?.identifier.flatMap(notebook.list) { return known }
    if let title = intent.targetTaskList?.title.spokenPhrase, !title.isEmpty {
      let created = try notebook.createList(title)
      if created.isNew { NotebookChanges.post() }
      return created.list
    }
    return try notebook.defaultList(titled: LocalizedStrings.text("list.default"))
  }
}
