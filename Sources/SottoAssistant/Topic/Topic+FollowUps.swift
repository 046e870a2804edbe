import Intents
import SottoLanguage

// What is said that asks for nothing by itself: “and bread”, “what's on it”, “no, tomorrow”.

extension Topic {
  /// What may be said to what was last told, as understanding knows it.
  package var question: Surroundings.Question {
    var wants: Set = ["topic"]
    if list != nil { wants.insert("addition") }
    if list != nil || last.count == 1 { wants.insert("status") }
    if !ride.isEmpty { wants.insert("price") }
    if last.count == 1 { wants.insert("moment") }
    if !choices.isEmpty { wants.insert("choice") }
    return Surroundings.Question(
      kind: .followUp, choices: choices, wants: wants,
      due: last.count == 1 ? last[0]["temporalEventTrigger"]?["start"]?.string : nil)
  }

  /// What words that go on about this ask for, as if it had been said in full.
  ///
  /// - Parameter answer: The words, read as an answer to `question`.
  /// - Returns: `nil` where they ask for nothing.
  package func request(_ answer: Reading) -> Reading? {
    guard answer.intent == "Answer" else { return nil }
    var request = answer
    request.app = app.name
    let said = answer.parameters
    if said["cancel"] == .bool(true) {
      request.intent = isOfRideUnderWay ? "INCancelRideIntent" : "Undo"
      request.parameters = [:]
    } else if case .number(let place)? = said["ordinal"] {
      guard let chosen = choice(at: Int(place)) else { return nil }
      request.intent = ride.isEmpty ? "INSearchForNotebookItemsIntent" : "INRequestRideIntent"
      request.parameters = [ride.isEmpty ? "title" : "rideOptionName": .string(chosen)]
    } else if let items = said["items"] {
      request.intent = "INAddTasksIntent"
      request.parameters = ["taskTitles": items]
    } else if case .object(let moment)? = said["value"] {
      request.intent = "INSetTaskAttributeIntent"
      request.parameters = ["temporalEventTrigger": .object(atTheSameTime(moment))]
    } else if said["value"] == .string("price") {
      request.intent = "INListRideOptionsIntent"
      request.parameters = [:]
    } else if said["value"] == .string("list"), let list {
      request.intent = "INSearchForNotebookItemsIntent"
      request.parameters = ["title": .string(list.spokenName), "itemType": .string("taskList")]
    } else if said["value"] == .string("completed"), last.count == 1 {
      request.intent = "INSetTaskAttributeIntent"
      request.parameters = ["status": .string("completed")]
    } else if let status = said["value"], let list {
      request.intent = "INSearchForNotebookItemsIntent"
      request.parameters = [
        "title": .string(list.spokenName), "itemType": .string("taskList"), "status": status,
      ]
    } else {
      return nil
    }
    return request
  }

  private func choice(at place: Int) -> String? {
    let index = place < 0 ? choices.count + place : place - 1
    return choices.indices.contains(index) ? choices[index] : nil
  }

  /// “No, tomorrow” and “every week” keep the time of day at which the task was due.
  private func atTheSameTime(_ moment: [String: Reading.Value]) -> [String: Reading.Value] {
    guard case .string(let day)? = moment["start"], !day.contains("T"),
      let time = last.first?["temporalEventTrigger"]?["start"]?.string?.split(separator: "T")
        .dropFirst()
        .first
    else { return moment }
    return moment.merging(["start": .string("\(day)T\(time)")]) { $1 }
  }
}
