import Intents

class TaskHandler: NSObject {
  fileprivate func tasks(_ titles: [INSpeakableString]) -> [INTask] {
    titles.map {
      INTask(
        title: $0, status: .notCompleted, taskType: .completable, spatialEventTrigger: nil,
        temporalEventTrigger: nil, createdDateComponents: nil, modifiedDateComponents: nil,
        identifier: $0.spokenPhrase)
    }
  }
}

// The older of the two methods to find a list; the other is in `ListHandler`.
extension TaskHandler: INAddTasksIntentHandling {
  public func resolveTargetTaskList(
    for intent: INAddTasksIntent, with completion: @escaping (INTaskListResolutionResult) -> Void
  ) {
    guard let title = intent.targetTaskList?.title else {
      completion(INTaskListResolutionResult.success(with: list(named: "Errands")))
      return
    }
    switch title.spokenPhrase {
    case "work": completion(.disambiguation(with: ["Desk", "Meetings"].map(list)))
    case "": completion(INTaskListResolutionResult.needsValue())
    default: completion(.success(with: list(named: title.spokenPhrase)))
    }
  }

  func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult]
  {
    guard let titles = intent.taskTitles else { return [.needsValue()] }
    return titles.map { .success(with: $0) }
  }

  public func handle(
    intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void
  ) {
    guard let titles = intent.taskTitles, !titles.isEmpty else {
      completion(INAddTasksIntentResponse(code: .failure, userActivity: nil))
      return
    }
    Errands.titles += titles.map { $0.spokenPhrase }
    let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
    response.modifiedTaskList = intent.targetTaskList
    response.addedTasks = tasks(titles)
    completion(response)
  }

  private func list(named title: String) -> INTaskList {
    INTaskList(
      title: INSpeakableString(spokenPhrase: title), tasks: [], groupName: nil,
      createdDateComponents: nil, modifiedDateComponents: nil, identifier: "app.sotto.\(title)")
  }
}

extension TaskHandler: INCreateTaskListIntentHandling {
  func handle(
    intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void
  ) {
    guard let title = intent.title else {
      return completion(.init(code: .failure, userActivity: nil))
    }
    let response = INCreateTaskListIntentResponse(code: .success, userActivity: nil)
    response.createdTaskList = INTaskList(
      title: title, tasks: tasks(intent.taskTitles ?? []), groupName: intent.groupName,
      createdDateComponents: Calendar.current.dateComponents([.year, .month, .day], from: Date()),
      modifiedDateComponents: nil, identifier: nil)
    completion(response)
  }
}

extension TaskHandler: INSetTaskAttributeIntentHandling {
  func confirm(
    intent: INSetTaskAttributeIntent,
    completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
  ) {
    completion(INSetTaskAttributeIntentResponse(code: .ready, userActivity: nil))
  }

  func resolveTargetTask(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INTaskResolutionResult) -> Void
  ) {
    guard let title = intent.targetTask?.title else { return completion(.needsValue()) }
    let known = Errands.titles.first { $0.lowercased() == title.spokenPhrase.lowercased() }
    guard let known else { return completion(INTaskResolutionResult.unsupported()) }
    let found = tasks([INSpeakableString(spokenPhrase: known)])[0]
    completion(INTaskResolutionResult.success(with: found))
  }

  func resolveStatus(
    for intent: INSetTaskAttributeIntent,
    with completion: @escaping (INTaskStatusResolutionResult) -> Void
  ) {
    switch intent.status {
    case .completed, .notCompleted: completion(.success(with: intent.status))
    case .unknown: completion(INTaskStatusResolutionResult.confirmationRequired(with: .completed))
    @unknown default: completion(.notRequired())
    }
  }

  func handle(
    intent: INSetTaskAttributeIntent,
    completion: @escaping (INSetTaskAttributeIntentResponse) -> Void
  ) {
    Errands.titles.removeAll { $0 == intent.targetTask?.title.spokenPhrase }
    let response = INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)
    response.modifiedTask = intent.targetTask
    completion(response)
  }
}

/// The newer method to find a list, with its own reasons.
final class ListHandler: NSObject, INAddTasksIntentHandling {
  func resolveTargetTaskList(
    for intent: INAddTasksIntent,
    with completion: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void
  ) {
    guard let list = intent.targetTaskList else { return completion(.notRequired()) }
    completion(.confirmationRequired(with: list))
  }

  func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
    INAddTasksIntentResponse(code: .success, userActivity: nil)
  }
}
