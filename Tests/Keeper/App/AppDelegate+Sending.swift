import Intents
import SottoAppSupport

/// Waits until the person lets it have another app do something, however long that takes.
extension AppDelegate {
  func mail(_ title: String) {
    Task {
      do {
        try await AppRequests.requestAuthorization()
        let intent = INAddTasksIntent(
          targetTaskList: nil, taskTitles: [INSpeakableString(spokenPhrase: title)],
          spatialEventTrigger: nil, temporalEventTrigger: nil, priority: .unknown)
        _ = try await AppRequests.send(intent)
      } catch {
        print(error)
      }
    }
  }
}
