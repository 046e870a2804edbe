import Intents
import os.log

let group = "group.app.sotto.Errands"

class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any {
    switch intent {
    case is INAddTasksIntent, is INCreateTaskListIntent, is INSetTaskAttributeIntent:
      return TaskHandler()
    case is INSearchForNotebookItemsIntent, is INCreateNoteIntent:
      return NoteHandler()
    default:
      return RideHandler()
    }
  }
}

/// What is on the list, in the defaults that the app shares.
enum Errands {
  static var titles: [String] {
    get { UserDefaults(suiteName: group)?.stringArray(forKey: "titles") ?? [] }
    set { UserDefaults(suiteName: group)?.set(newValue, forKey: "titles") }
  }
}
