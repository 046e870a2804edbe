import Intents

final class ListHandler: NSObject, INAddTasksIntentHandling {
  // The newer of the two methods to find a list.
  func resolveTargetTaskList(
    for intent: INAddTasksIntent
  ) async -> INAddTasksTargetTaskListResolutionResult {
    guard let spoken = intent.targetTaskList?.title.spokenPhrase else {
      return .confirmationRequired(with: Ledger.read().list(named: "Groceries"))
    }
    let lists = Ledger.read().lists(like: spoken)
    switch lists.count {
    case 0: return .unsupported()
    case 1: return .success(with: lists[0])
    default: return .disambiguation(with: lists)
    }
  }

  func resolveTaskTitles(
    for intent: INAddTasksIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
  ) {
    guard let titles = intent.taskTitles, !titles.isEmpty else {
      return completion([.needsValue()])
    }
    completion(titles.map { .success(with: $0) })
  }

  func resolvePriority(
    for intent: INAddTasksIntent
  ) async -> INTaskPriorityResolutionResult {
    .success(with: intent.priority)
  }

  func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
    guard let list = intent.targetTaskList, let titles = intent.taskTitles else {
      return INAddTasksIntentResponse(code: .failure, userActivity: nil)
    }
    var ledger = Ledger.read()
    ledger.lists[list.title.spokenPhrase, default: []] += titles.map(\.spokenPhrase)
    guard (try? ledger.write()) != nil else {
      return INAddTasksIntentResponse(code: .failure, userActivity: nil)
    }
    let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
    response.modifiedTaskList = ledger.list(named: list.title.spokenPhrase)
    response.addedTasks = titles.map { Ledger.task($0.spokenPhrase) }
    return response
  }
}

extension ListHandler: INCreateTaskListIntentHandling {
  func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
    var ledger = Ledger.read()
    guard let title = intent.title?.spokenPhrase, ledger.lists[title] == nil else {
      return INCreateTaskListIntentResponse(code: .failure, userActivity: nil)
    }
    ledger.lists[title] = intent.taskTitles?.map(\.spokenPhrase) ?? []
    let code: INCreateTaskListIntentResponseCode =
      (try? ledger.write()) == nil ? .failure : .success
    let response = INCreateTaskListIntentResponse(code: code, userActivity: nil)
    response.createdTaskList = ledger.list(named: title)
    return response
  }
}

extension ListHandler: INDeleteTasksIntentHandling {
  func resolveTaskList(
    for intent: INDeleteTasksIntent
  ) async -> INDeleteTasksTaskListResolutionResult {
    guard let spoken = intent.taskList?.title.spokenPhrase else { return .notRequired() }
    let lists = Ledger.read().lists(like: spoken)
    return lists.first.map { .success(with: $0) } ?? .unsupported(forReason: .noTaskListFound)
  }

  func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult] {
    guard let tasks = intent.tasks else { return [.needsValue()] }
    let known = Set(Ledger.read().lists.values.joined().map { $0.lowercased() })
    return tasks.map { task in
      known.contains(task.title.spokenPhrase.lowercased())
        ? .success(with: task) : .unsupported(forReason: .noTasksFound)
    }
  }

  func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
    var ledger = Ledger.read()
    let titles = Set(intent.tasks?.map { $0.title.spokenPhrase.lowercased() } ?? [])
    for name in ledger.lists.keys {
      ledger.lists[name]?.removeAll { titles.contains($0.lowercased()) }
    }
    let code: INDeleteTasksIntentResponseCode = (try? ledger.write()) == nil ? .failure : .success
    let response = INDeleteTasksIntentResponse(code: code, userActivity: nil)
    response.deletedTasks = intent.tasks
    return response
  }
}

extension ListHandler: INSnoozeTasksIntentHandling {
  func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult] {
    guard let tasks = intent.tasks else { return [.needsValue()] }
    return tasks.map { .success(with: $0) }
  }

  func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse {
    let response = INSnoozeTasksIntentResponse(code: .success, userActivity: nil)
    response.snoozedTasks = intent.tasks
    return response
  }
}
