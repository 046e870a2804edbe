import Intents

extension ListHandler: INSearchForNotebookItemsIntentHandling {
  func resolveTitle(
    for intent: INSearchForNotebookItemsIntent
  ) async -> INSpeakableStringResolutionResult {
    guard let title = intent.title else { return .notRequired() }
    let lists = Ledger.read().lists(like: title.spokenPhrase)
    return lists.isEmpty ? .unsupported() : .success(with: lists[0].title)
  }

  func handle(
    intent: INSearchForNotebookItemsIntent
  ) async -> INSearchForNotebookItemsIntentResponse {
    let ledger = Ledger.read()
    let names = intent.title.map { [$0.spokenPhrase] } ?? ledger.lists.keys.sorted()
    let response = INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
    response.sortType = .asIs
    response.taskLists = names.compactMap(ledger.list)
    response.tasks = response.taskLists?.flatMap(\.tasks)
    return response
  }
}

extension ListHandler: INSetTaskAttributeIntentHandling {
  func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult {
    guard let spoken = intent.targetTask?.title.spokenPhrase else { return .needsValue() }
    let known = Ledger.read().lists.values.joined().first { $0.lowercased() == spoken.lowercased() }
    return known.map { .success(with: Ledger.task($0)) } ?? .unsupported()
  }

  func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
    guard let task = intent.targetTask else {
      return INSetTaskAttributeIntentResponse(code: .failure, userActivity: nil)
    }
    let response = INSetTaskAttributeIntentResponse(code: .success, userActivity: nil)
    response.modifiedTask = INTask(
      title: task.title, status: intent.status, taskType: task.taskType,
      spatialEventTrigger: intent.spatialEventTrigger,
      temporalEventTrigger: intent.temporalEventTrigger, createdDateComponents: nil,
      modifiedDateComponents: nil, identifier: task.identifier, priority: intent.priority)
    return response
  }
}
