import Intents

final class IntentHandler: INExtension {}

extension IntentHandler: INAddTasksIntentHandling {
  func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INTaskListResolutionResult {
    .notRequired()
  }

  func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
    completion(INAddTasksIntentResponse(code: .success, userActivity: nil))
  }
}
