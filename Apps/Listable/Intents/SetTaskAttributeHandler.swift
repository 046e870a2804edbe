import Foundation
import Intents
import ListableShared

/// Ticks tasks off, takes them up again, flags them and says when they are due.
final class SetTaskAttributeHandler: NSObject, INSetTaskAttributeIntentHandling {
  private let notebook: SharedNotebook

  init(_ notebook: SharedNotebook) { self.notebook = notebook }

  func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult {
    guard let said = intent.targetTask, !said.title.spokenPhrase.isEmpty else {
      return .needsValue()
    }
    // Only what is to be done can be ticked off, and only what is done be taken up again.
    let isCompleted: Bool? =
      switch intent.status {
      case .completed: false
      case .notCompleted: true
      default: nil
      }
    guard let notebook = try? notebook.open(),
      let choice = try? notebook.task(meant: said, isCompleted: isCompleted)
    else { return .notRequired() }
    return choice.taskResult(in: notebook)
  }

  func resolveTemporalEventTrigger(
    for intent: INSetTaskAttributeIntent
  ) async -> INSetTaskAttributeTemporalEventTriggerResolutionResult {
    guard let trigger = intent.temporalEventTrigger, let due = Due(trigger.dateComponentsRange)
    else { return .notRequired() }
    if due.start.hour != nil, due.next(after: notebook.now, in: .current) == nil {
      return .unsupported(forReason: .timeInPast)
    }
    return INSetTaskAttributeTemporalEventTriggerResolutionResult(
      temporalEventTriggerResolutionResult: .success(with: trigger))
  }

  func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
    await notebook.respond(INSetTaskAttributeIntentResponse.init) { notebook, response in
      let changed = try notebook.change([intent.targetTask?.identifier ?? ""]) { task in
        switch intent.status {
        case .completed: task.complete(at: notebook.now)
        case .notCompleted: task.isCompleted = false
        default: break
        }
        if let title = intent.taskTitle?.spokenPhrase, !title.isEmpty { task.title = title }
        task.take(
          TaskDetails(
            isFlagged: intent.priority == .unknown ? nil : intent.priority == .flagged,
            due: intent.temporalEventTrigger.flatMap { Due($0.dateComponentsRange) },
            place: intent.spatialEventTrigger.map(ListedTask.Place.init)))
      }
      response.modifiedTask = changed.first?.intentTask()
      return !changed.isEmpty
    }
  }
}
