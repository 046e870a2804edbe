import Intents
import SottoAppSupport

/// Has other apps do what the sentence says, and keeps as the note what came of it.
extension IntentHandler {
  /// - Parameter words: As of “kaput send rice [trip]”, “kaput relay crash”.
  func send(_ words: [String]) async {
    let (intent, app) =
      words[1] == "send"
      ? (task(words[2], on: words.dropFirst(3).first), "listable") : (media(words), "Faulty")
    do {
      let response = try await AppRequests.send(intent, to: app)
      let added = (response as? INAddTasksIntentResponse)?.addedTasks?.first?.title.spokenPhrase
      keep(added ?? "sent", as: "note")
    } catch {
      keep("\(error.code)", as: "note")
      print(error)
    }
  }

  private func task(_ title: String, on list: String?) -> INIntent {
    INAddTasksIntent(
      targetTaskList: list.map {
        INTaskList(
          title: INSpeakableString(spokenPhrase: $0), tasks: [], groupName: nil,
          createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
      },
      taskTitles: [INSpeakableString(spokenPhrase: title)], spatialEventTrigger: nil,
      temporalEventTrigger: nil, priority: .unknown)
  }

  private func media(_ words: [String]) -> INIntent {
    let name = words[2] == "giant" ? String(repeating: "a", count: 300 << 10) : words[2]
    return INPlayMediaIntent(mediaSearch: INMediaSearch(mediaName: "kaput \(name)"))
  }
}
