import Intents
import ListableShared

/// The extension's principal class: says who handles what.
final class IntentHandler: INExtension {
  private let notebook: SharedNotebook

  override init() {
    notebook = SharedNotebook(ListableContainer())
    super.init()
  }

  /// - Parameter notebook: What the requests are about.
  init(_ notebook: SharedNotebook) {
    self.notebook = notebook
    super.init()
  }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSearchForNotebookItemsIntent: return SearchHandler(notebook)
    case is INAddTasksIntent: return AddTasksHandler(notebook)
    case is INCreateTaskListIntent: return CreateTaskListHandler(notebook)
    case is INSetTaskAttributeIntent: return SetTaskAttributeHandler(notebook)
    case is INDeleteTasksIntent: return DeleteTasksHandler(notebook)
    case is INSnoozeTasksIntent: return SnoozeTasksHandler(notebook)
    case is INCreateNoteIntent, is INAppendToNoteIntent: return NoteHandler(notebook)
    default: return nil
    }
  }
}
