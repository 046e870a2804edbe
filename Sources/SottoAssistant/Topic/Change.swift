import Intents
import SottoLanguage

/// A request that was carried out and has changed something, so that the person may want it undone.
package struct Change: Hashable, Sendable {
  package let candidate: Turn.Candidate
  package let response: HandlerResponse

  /// - Returns: `nil` where nothing was changed, but only looked for or told, or taken back.
  package init?(_ candidate: Turn.Candidate, _ response: HandlerResponse) {
    guard candidate.request.undoes == nil,
      !Self.changeNothing.contains(candidate.request.intentName)
    else { return nil }
    self.candidate = candidate
    self.response = response
  }

  /// The requests that take it back, one after another; none where SiriKit has no inverse or the app
  /// has not told what it changed.
  package var inverse: [Turn.Candidate] { steps.compactMap(request) }

  /// Asks the handler itself to take it back, which may be able to what SiriKit has no request for.
  package var undoing: Turn.Candidate {
    var undoing = candidate
    undoing.request = Request(
      intentName: candidate.request.intentName, values: candidate.request.values, parameters: [],
      beginning: .undoing(response.plain))
    return undoing
  }

  /// What is still to be done when deleted tasks were put back: those that were done are done.
  ///
  /// - Parameter restored: What the app answered to a request of `inverse`.
  package func completion(of restored: HandlerResponse) -> [Turn.Candidate] {
    let done = (response.plain["deletedTasks"]?.list ?? [])
      .filter { $0["status"] == "completed" }.map(\.spokenName)
    return (restored.plain["addedTasks"]?.list ?? [])
      .filter { done.contains($0.spokenName) }
      .compactMap {
        request(("INSetTaskAttributeIntent", ["targetTask": $0, "status": "completed"]))
      }
  }

  /// All its values are the app's own, as it has resolved or made them: there is nothing to resolve,
  /// and the person, who has said that it is to be undone, is not asked once more.
  ///
  /// - Returns: `nil` where the app takes no such request.
  private func request(_ step: Step) -> Turn.Candidate? {
    guard candidate.app.intents.contains(step.intent) else { return nil }
    var reading = candidate.reading
    (reading.intent, reading.parameters) = (step.intent, [:])
    return Turn.Candidate(
      reading: reading, app: candidate.app,
      request: Request(intentName: step.intent, values: .object(step.values), parameters: []))
  }

  private typealias Step = (intent: String, values: [String: PlainValue])

  private var steps: [Step] {
    let values = candidate.request.values
    let told = response.plain
    switch candidate.request.intentName {
    case "INAddTasksIntent":
      guard let added = told["addedTasks"], added.list?.isEmpty == false else { return [] }
      let list = told["modifiedTaskList"] ?? .null
      return [("INDeleteTasksIntent", ["tasks": added, "taskList": list])]
    case "INDeleteTasksIntent": return restored(told["deletedTasks"]?.list ?? [])
    case "INCreateTaskListIntent":
      return told["createdTaskList"].map { [("INDeleteTasksIntent", ["taskList": $0])] } ?? []
    case "INSetTaskAttributeIntent":
      return values["targetTask"].flatMap { earlier(of: $0, told["modifiedTask"]) } ?? []
    case "INSnoozeTasksIntent":
      return (values["tasks"]?.list ?? []).compactMap { task in
        task["temporalEventTrigger"].map {
          ("INSetTaskAttributeIntent", ["targetTask": task, "temporalEventTrigger": $0])
        }
      }
    case "INRequestRideIntent":
      let ride = told["rideStatus"]?["rideIdentifier"]
      return ride.map { [("INCancelRideIntent", ["rideIdentifier": $0])] } ?? []
    default: return []
    }
  }

  /// Tasks are put back with all that a request can say of them.
  private func restored(_ tasks: [PlainValue]) -> [Step] {
    let list = candidate.request.values["taskList"]
    if tasks.isEmpty {
      return list.map { [("INCreateTaskListIntent", ["title": $0["title"] ?? .null])] } ?? []
    }
    // One request has one time for all its tasks.
    let kinds = Dictionary(grouping: tasks.enumerated()) { task in
      Self.details.map { task.element[$0] ?? .null }
    }
    return kinds.values.sorted { $0[0].offset < $1[0].offset }.map { alike in
      var values: [String: PlainValue] = [
        "taskTitles": .list(alike.map { $0.element["title"] ?? .null })
      ]
      values["targetTaskList"] = list
      for detail in Self.details { values[detail] = alike[0].element[detail] }
      return ("INAddTasksIntent", values)
    }
  }

  /// The task with what was changed of it as it was; `nil` where the app did not say how that was.
  private func earlier(of task: PlainValue, _ changed: PlainValue?) -> [Step]? {
    var values: [String: PlainValue] = ["targetTask": changed ?? task]
    for name in ["status"] + Self.details where candidate.request.values[name] != nil {
      guard let before = task[name] else { return nil }
      values[name] = before
    }
    // What comes back is ticked off by moving it on.
    if let before = task["temporalEventTrigger"], let now = changed?["temporalEventTrigger"],
      now != before
    {
      values["temporalEventTrigger"] = before
    }
    if candidate.request.values["taskTitle"] != nil { values["taskTitle"] = task["title"] }
    return [("INSetTaskAttributeIntent", values)]
  }

  private static let details = ["temporalEventTrigger", "spatialEventTrigger", "priority"]

  private static let changeNothing: Set = [
    "INSearchForMediaIntent", "INSearchForNotebookItemsIntent", "INListRideOptionsIntent",
    "INGetRideStatusIntent",
  ]
}
