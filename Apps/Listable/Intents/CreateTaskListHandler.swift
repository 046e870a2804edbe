import Intents
import ListableShared

/// Makes a list.
final class CreateTaskListHandler: NSObject, INCreateTaskListIntentHandling {
  private let notebook: SharedNotebook

  init(_ notebook: SharedNotebook) { self.notebook = notebook }

  func resolveTitle(
    for intent: INCreateTaskListIntent
  ) async -> INSpeakableStringResolutionResult {
    guard let title = intent.title, !NameKey.of(title.spokenPhrase).isEmpty else {
      return .needsValue()
    }
    return .success(with: title)
  }

  func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
    await notebook.respond(INCreateTaskListIntentResponse.init) { notebook, response in
      let created = try notebook.createList(
        intent.title?.spokenPhrase ?? "", tasks: (intent.taskTitles ?? []).map(\.spokenPhrase))
      if created.isNew { NotebookChanges.post() }
      response.createdTaskList = created.list.intentList(try notebook.tasks(of: created.list.id))
      return true
    }
  }
}
