import Intents
import SottoLanguage

// What a sentence leaves out, taken from what the conversation is about.

extension Topic {
  /// A Reading that goes on about this: it goes to the same app.
  package func addressed(_ reading: Reading) -> Reading {
    guard reading.app == nil, let intent = reading.intent, app.intents.contains(intent),
      leavesSomethingOut(reading)
    else { return reading }
    var reading = reading
    reading.app = app.name
    return reading
  }

  /// The parameters of a Reading's intent with what it leaves out.
  ///
  /// - Parameters:
  ///   - values: The parameters by the names of the intent's properties.
  ///   - place: The place that the sentence speaks of, counted from 1, or from the end below 0.
  package func completed(
    _ values: PlainValue, of reading: Reading, at place: Int?
  ) -> PlainValue {
    var values = values
    let meant = place.map { task(at: $0).map { [$0] } ?? [] } ?? last
    switch reading.intent {
    case "INAddTasksIntent":
      // A reminder is of no list; who says when means none that they do not name.
      if values["targetTaskList"] == nil, !remindsOfSomething(values) {
        values["targetTaskList"] = list
      }
    case "INSetTaskAttributeIntent":
      if place != nil || values["targetTask"] == nil, meant.count == 1 {
        values["targetTask"] = meant[0]
        // At another time it comes back as before.
        if let time = values["temporalEventTrigger"], time["recurrence"] == nil,
          let recurrence = meant[0]["temporalEventTrigger"]?["recurrence"]
        {
          values["temporalEventTrigger"]?["recurrence"] = recurrence
        }
      }
    case "INSnoozeTasksIntent":
      if place != nil || values["tasks"] == nil, !meant.isEmpty { values["tasks"] = .list(meant) }
    case "INDeleteTasksIntent" where values["all"] != true && values["taskList"] == nil:
      if place != nil || values["tasks"] == nil, !meant.isEmpty { values["tasks"] = .list(meant) }
      if place == nil || !meant.isEmpty, hasAll(values["tasks"]) { values["taskList"] = list }
    case "INRequestRideIntent", "INListRideOptionsIntent":
      for (end, location) in ride where values[end] == nil { values[end] = location }
    default: break
    }
    return values
  }

  /// The tasks' names, in the order in which the person was told of them.
  package var names: [String] { tasks.map(\.spokenName) }

  /// What of a sentence may say which task it means: its name, or the whole of a sentence that has none.
  package func wordsOfPlace(in reading: Reading) -> String? {
    guard let intent = reading.intent, Self.ofOneTask.contains(intent), !tasks.isEmpty else {
      return nil
    }
    let said: Reading.Value? =
      switch reading.parameters["targetTask"] ?? reading.parameters["taskTitles"] {
      case .list(let names)?: names.count == 1 ? names[0] : nil
      case let name: name
      }
    guard case .string(let name)? = said else {
      return reading.parameters["taskTitles"] == nil ? reading.text : nil
    }
    let isOnTheList = tasks.contains { $0.spokenName.caseInsensitiveCompare(name) == .orderedSame }
    return isOnTheList ? nil : name
  }

  private static let ofOneTask: Set = [
    "INSetTaskAttributeIntent", "INSnoozeTasksIntent", "INDeleteTasksIntent",
  ]

  private func leavesSomethingOut(_ reading: Reading) -> Bool {
    let names = Set(reading.parameters.keys)
    switch reading.intent {
    case "INAddTasksIntent": return list != nil && !names.contains("targetTaskList")
    case "INSetTaskAttributeIntent", "INSnoozeTasksIntent", "INDeleteTasksIntent":
      return !tasks.isEmpty || list != nil
    case "INRequestRideIntent", "INListRideOptionsIntent":
      return !ride.isEmpty && !names.isSuperset(of: Self.ends)
    default: return false
    }
  }

  /// Whether all that a sentence names are among the tasks that were told: then it means those. Who
  /// names none means the list.
  private func hasAll(_ named: PlainValue?) -> Bool {
    (named?.list ?? []).allSatisfy { name in
      names.contains { $0.caseInsensitiveCompare(name.spokenName) == .orderedSame }
    }
  }

  private func remindsOfSomething(_ values: PlainValue) -> Bool {
    values["temporalEventTrigger"] != nil || values["spatialEventTrigger"] != nil
  }

  private func task(at place: Int) -> PlainValue? {
    let index = place < 0 ? tasks.count + place : place - 1
    return tasks.indices.contains(index) ? tasks[index] : nil
  }
}
