import Intents

final class NoteHandler: NSObject, INSearchForNotebookItemsIntentHandling,
  INCreateNoteIntentHandling
{
  func resolveTitle(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let title = intent.title else { return completion(.notRequired()) }
    completion(INSpeakableStringResolutionResult.success(with: title))
  }

  func resolveItemType(
    for intent: INSearchForNotebookItemsIntent,
    with completion: @escaping (INNotebookItemTypeResolutionResult) -> Void
  ) {
    switch intent.itemType {
    case .note, .task, .taskList: completion(.success(with: intent.itemType))
    default: completion(.success(with: .task))
    }
  }

  func confirm(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
  ) {
    completion(INSearchForNotebookItemsIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(
    intent: INSearchForNotebookItemsIntent,
    completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void
  ) {
    let response = INSearchForNotebookItemsIntentResponse(code: .success, userActivity: nil)
    response.tasks = Errands.titles.map { title in
      INTask(
        title: INSpeakableString(spokenPhrase: title), status: .notCompleted,
        taskType: .completable, spatialEventTrigger: nil, temporalEventTrigger: nil,
        createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil,
        priority: .notFlagged)
    }
    response.notes = [
      INNote(
        title: INSpeakableString(spokenPhrase: "A note"),
        contents: [INTextNoteContent(text: "text")], groupName: nil, createdDateComponents: nil,
        modifiedDateComponents: nil, identifier: "note")
    ]
    completion(response)
  }

  func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    let response = INCreateNoteIntentResponse(code: .success, userActivity: nil)
    response.createdNote = INNote(
      title: intent.title ?? INSpeakableString(spokenPhrase: "Untitled"), contents: [],
      groupName: intent.groupName, createdDateComponents: nil, modifiedDateComponents: nil,
      identifier: nil)
    return response
  }
}
