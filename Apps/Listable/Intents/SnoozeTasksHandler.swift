import Foundation
import Intents
import ListableShared

/// Puts off tasks that remind.
final class SnoozeTasksHandler: NSObject, INSnoozeTasksIntentHandling {
  private let notebook: SharedNotebook

  init(_ notebook: SharedNotebook) { self.notebook = notebook }

  /// Who names no task means those that are overdue.
  func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult] {
    guard let notebook = try? notebook.open() else { return [.notRequired()] }
    guard let tasks = intent.tasks, !tasks.isEmpty else {
      let overdue = (try? notebook.overdue()) ?? []
      return overdue.isEmpty
        ? [.unsupported(forReason: .noTasksFound)]
        : overdue.map { .init(taskResolutionResult: .success(with: $0.intentTask())) }
    }
    return tasks.map { task in
      guard let choice = try? notebook.task(meant: task, isCompleted: false)
      else { return .notRequired() }
      if case .none = choice { return .unsupported(forReason: .noTasksFound) }
      return .init(taskResolutionResult: choice.taskResult(in: notebook))
    }
  }

  func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse {
    await notebook.respond(INSnoozeTasksIntentResponse.init) { notebook, response in
      let moment = intent.nextTriggerTime.flatMap(Due.init) ?? .usualSnooze(from: notebook.now)
      let snoozed = try notebook.change(intent.tasks?.compactMap(\.identifier) ?? []) {
        $0.snooze(until: moment, at: notebook.now)
      }
      response.snoozedTasks = snoozed.map { $0.intentTask() }
      return !snoozed.isEmpty
    }
  }
}
