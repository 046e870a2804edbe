import Intents
import ListableShared

/// Deletes tasks, or a list with all that is on it; never without asking.
final class DeleteTasksHandler: NSObject, INDeleteTasksIntentHandling {
  private let notebook: SharedNotebook

  init(_ notebook: SharedNotebook) { self.notebook = notebook }

  func resolveTaskList(
    for intent: INDeleteTasksIntent
  ) async -> INDeleteTasksTaskListResolutionResult {
    guard let said = intent.taskList, !said.title.spokenPhrase.isEmpty else {
      return (try? list(of: intent.tasks ?? [])) ?? .notRequired()
    }
    guard let choice = try? notebook.open().list(meant: said) else { return .notRequired() }
    if case .none = choice { return .unsupported(forReason: .noTaskListFound) }
    // Where tasks are named, they are what is asked about.
    if case .exact(let list) = choice, intent.tasks == nil {
      return INDeleteTasksTaskListResolutionResult(
        taskListResolutionResult: .confirmationRequired(with: list.intentList([])))
    }
    return INDeleteTasksTaskListResolutionResult(taskListResolutionResult: choice.listResult())
  }

  /// The list that the tasks are on, where that is one: there they come back when it is undone.
  private func list(
    of tasks: [INTask]
  ) throws(NotebookError) -> INDeleteTasksTaskListResolutionResult? {
    let notebook = try notebook.open()
    var lists: Set<String> = []
    for task in tasks {
      guard case .exact(let found) = try notebook.task(meant: task, isCompleted: nil) else {
        return nil
      }
      lists.insert(found.list)
    }
    guard lists.count == 1, let list = try lists.first.flatMap(notebook.list) else { return nil }
    return .init(taskListResolutionResult: .success(with: list.intentList([])))
  }

  func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult] {
    guard let notebook = try? notebook.open() else { return [.notRequired()] }
    guard let tasks = intent.tasks, !tasks.isEmpty else {
      if intent.taskList != nil { return [.notRequired()] }
      guard intent.all == true else { return [.needsValue()] }
      return [.init(taskResolutionResult: .confirmationRequired(with: nil))]
    }
    return tasks.map { task in
      let choice = try? notebook.task(
        meant: task, isCompleted: nil, on: intent.taskList?.identifier)
      guard let choice else { return .notRequired() }
      return switch choice {
      case .none: .unsupported(forReason: .noTasksFound)
      case .exact(let task):
        .init(taskResolutionResult: .confirmationRequired(with: task.intentTask()))
      default: .init(taskResolutionResult: choice.taskResult(in: notebook))
      }
    }
  }

  func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
    await notebook.respond(INDeleteTasksIntentResponse.init) { notebook, response in
      response.deletedTasks = try delete(intent, in: notebook).map { $0.intentTask() }
      return true
    }
  }

  private func delete(
    _ intent: INDeleteTasksIntent, in notebook: Notebook
  ) throws(NotebookError) -> [ListedTask] {
    let named = (intent.tasks ?? []).compactMap(\.identifier)
    if !named.isEmpty { return try notebook.delete(named) }
    guard let list = intent.taskList?.identifier else {
      return try notebook.delete(notebook.tasks(isOpen: false).map(\.id))
    }
    // “Everything on the list” leaves the list.
    if intent.all == true { return try notebook.delete(notebook.tasks(of: list).map(\.id)) }
    let deleted = try notebook.deleteList(list)
    NotebookChanges.post()
    return deleted
  }
}
