import Intents

final class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INAddTasksIntent, is INCreateTaskListIntent, is INSetTaskAttributeIntent,
      is INSnoozeTasksIntent, is INDeleteTasksIntent, is INSearchForNotebookItemsIntent:
      ListHandler()
    default: RideHandler()
    }
  }
}
