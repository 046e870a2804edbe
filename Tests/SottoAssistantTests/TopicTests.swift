import Intents
import SottoLanguage
import Testing

@testable import SottoAssistant

/// What a sentence leaves out is taken from what was last spoken of.
@Suite struct TopicTests {
  private static let garden: PlainValue = ["title": "garden", "identifier": "g"]
  private static let tasks = ["dig", "sow", "water"].map { title -> PlainValue in
    ["title": .string(title), "identifier": .string("id \(title)")]
  }

  /// After “show me the garden list”.
  private static func shown() throws -> Topic {
    var list = garden
    list["tasks"] = .list(tasks)
    return try topic(nil, "INSearchForNotebookItemsIntent", [:], ["taskLists": [list]])
  }

  private static func topic(
    _ before: Topic?, _ intent: String, _ values: PlainValue, _ response: PlainValue
  ) throws -> Topic {
    try #require(
      Topic(
        after: before, .carriedOut(intent, values), HandlerResponse(plain: response)))
  }

  private func completed(
    _ topic: Topic, _ intent: String, _ values: PlainValue = [:], at place: Int? = nil
  ) -> PlainValue {
    topic.completed(values, of: Reading(text: "", locale: "en", intent: intent), at: place)
  }

  @Test func `what is added goes to the list that was spoken of`() throws {
    let topic = try Self.shown()
    let list = completed(topic, "INAddTasksIntent", ["taskTitles": ["weed"]])["targetTaskList"]
    #expect(list?.isSameThing(as: Self.garden) == true)
  }

  @Test func `a reminder goes to no list that was not named`() throws {
    let values: PlainValue = ["temporalEventTrigger": ["start": "2026-11-27T06:00"]]
    #expect(completed(try Self.shown(), "INAddTasksIntent", values) == values)
  }

  @Test(arguments: [(2, "sow"), (-1, "water"), (1, "dig")])
  func `a place is counted among what was told`(place: Int, title: String) throws {
    let values = completed(
      try Self.shown(), "INSetTaskAttributeIntent", ["targetTask": "the one"], at: place)
    #expect(values["targetTask"]?.spokenName == title)
  }

  @Test(arguments: [0, 4, -4]) func `a place that is not there means nothing`(place: Int) throws {
    let topic = try Self.shown()
    #expect(completed(topic, "INDeleteTasksIntent", at: place) == [:])
    #expect(
      completed(topic, "INSetTaskAttributeIntent", ["targetTask": "x"], at: place)
        == ["targetTask": "x"])
  }

  @Test func `places are the same after one was ticked off`() throws {
    var done = Self.tasks[0]
    done["status"] = "completed"
    let later = try Self.topic(
      Self.shown(), "INSetTaskAttributeIntent", [:], ["modifiedTask": done])
    #expect(later.names == ["dig", "sow", "water"])
    #expect(completed(later, "INDeleteTasksIntent")["tasks"] == [done])
    #expect(later.list?.isSameThing(as: Self.garden) == true)
  }

  @Test func `what was deleted has no place any more`() throws {
    let later = try Self.topic(
      Self.shown(), "INDeleteTasksIntent", ["tasks": [Self.tasks[1]]],
      ["deletedTasks": [Self.tasks[1]]])
    #expect(later.names == ["dig", "water"])
    #expect(completed(later, "INSnoozeTasksIntent") == [:])
  }

  @Test func `them are those that were added, not the whole list`() throws {
    let added = try Self.topic(
      Self.shown(), "INAddTasksIntent", [:],
      ["addedTasks": .list(Array(Self.tasks[1...])), "modifiedTaskList": Self.garden])
    #expect(completed(added, "INDeleteTasksIntent")["tasks"]?.list?.count == 2)
    #expect(added.names == ["dig", "sow", "water"])
  }

  @Test func `it is the list that was shown`() throws {
    let values = completed(try Self.shown(), "INDeleteTasksIntent")
    #expect(values["taskList"]?.spokenName == "garden")
    #expect(values["tasks"] == nil)
  }

  @Test func `all is deleted where all was said`() throws {
    #expect(completed(try Self.shown(), "INDeleteTasksIntent", ["all": true]) == ["all": true])
  }

  @Test func `the day of a reminder changes, not its time`() throws {
    let task: PlainValue = ["title": "call", "temporalEventTrigger": ["start": "2026-11-27T18:00"]]
    let topic = try Self.topic(nil, "INAddTasksIntent", [:], ["addedTasks": [task]])
    #expect(topic.question.wants.contains("moment"))
    let answer = Reading(
      text: "no, on Monday", locale: "en", intent: "Answer",
      parameters: ["value": .object(["start": .string("2026-11-30")])])
    let request = try #require(topic.request(answer))
    #expect(request.intent == "INSetTaskAttributeIntent")
    #expect(
      request.parameters["temporalEventTrigger"] == .object(["start": .string("2026-11-30T18:00")]))
  }

  @Test func `a ride goes from where the last was asked about`() throws {
    let ends: PlainValue = ["pickupLocation": "station", "dropOffLocation": "zoo"]
    let topic = try Self.topic(nil, "INListRideOptionsIntent", ends, [:])
    #expect(
      completed(topic, "INRequestRideIntent", ["dropOffLocation": "port"])
        == ["pickupLocation": "station", "dropOffLocation": "port"])
    #expect(topic.question.wants == ["topic", "price"])
  }

  @Test(arguments: [("confirmed", "INCancelRideIntent"), ("completed", "Undo")])
  func `who was told how their ride is cancels that`(phase: String, intent: String) throws {
    let status: PlainValue = ["code": "success", "rideStatus": ["phase": .string(phase)]]
    let values: PlainValue = ["pickupLocation": "station"]
    let topic = try Self.topic(nil, "INGetRideStatusIntent", values, status)
    let answer = Reading(
      text: "cancel it", locale: "en", intent: "Answer", parameters: ["cancel": .bool(true)])
    #expect(topic.request(answer)?.intent == intent)
  }

  @Test func `what plays is nothing that is left out`() {
    let played = Turn.Candidate.carriedOut("INPlayMediaIntent", [:])
    #expect(Topic(after: nil, played, HandlerResponse(plain: [:])) == nil)
  }
}
