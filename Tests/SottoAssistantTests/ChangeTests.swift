import Intents
import SottoLanguage
import Testing

@testable import SottoAssistant

/// What was done is taken back by what SiriKit has for it.
@Suite struct ChangeTests {
  struct Row: Decodable, CustomTestStringConvertible, Sendable {
    struct Step: Decodable, Equatable, Sendable {
      var intent: String
      var values: PlainValue
    }
    var about: String
    var intent: String
    var values: PlainValue
    var response: PlainValue
    var inverse: [Step]
    var testDescription: String { about }
  }

  @Test(arguments: try CaseFile.rows("changes.jsonl", as: Row.self))
  func `what was done is taken back`(row: Row) throws {
    let change = try #require(
      Change(.carriedOut(row.intent, row.values), HandlerResponse(plain: row.response)))
    let steps = change.inverse.map { candidate in
      Row.Step(
        intent: candidate.request.intentName,
        values: .object((candidate.request.values.object ?? [:]).filter { $0.value != .null }))
    }
    #expect(steps == row.inverse)
  }

  @Test func `an app that takes no inverse is not asked for it`() throws {
    var candidate = Turn.Candidate.carriedOut("INAddTasksIntent", [:])
    candidate.app.intents = ["INAddTasksIntent"]
    let response = HandlerResponse(plain: ["addedTasks": [["title": "milk"]]])
    #expect(try #require(Change(candidate, response)).inverse.isEmpty)
  }

  @Test func `what was only looked for is nothing to take back`() {
    for intent in ["INSearchForNotebookItemsIntent", "INGetRideStatusIntent"] {
      #expect(Change(.carriedOut(intent, [:]), HandlerResponse(plain: [:])) == nil)
    }
  }

  @Test func `what SiriKit has no inverse for is asked of the handler, without a question`() throws
  {
    let response = HandlerResponse(plain: ["code": "success"])
    let liked = Turn.Candidate.carriedOut("INUpdateMediaAffinityIntent", ["affinityType": "like"])
    let change = try #require(Change(liked, response))
    #expect(change.inverse.isEmpty)
    var turn = Turn(change.undoing)
    #expect(turn.start() == .work(.begin))
    #expect(turn.handle(.begun) == .work(.handle))
    #expect(turn.current?.request.undoes == ["code": "success"])
    // What was taken back is nothing to take back.
    #expect(Change(change.undoing, response) == nil)
  }

  @Test func `a task that was done is put back as done`() throws {
    let gone: PlainValue = [
      "deletedTasks": [["title": "rug", "status": "completed"], ["title": "lamp"]]
    ]
    let change = try #require(
      Change(.carriedOut("INDeleteTasksIntent", [:]), HandlerResponse(plain: gone)))
    let restored: PlainValue = [
      "addedTasks": [["title": "rug", "identifier": "7"], ["title": "lamp", "identifier": "8"]]
    ]
    let steps = change.completion(of: HandlerResponse(plain: restored))
    #expect(
      steps.map(\.request.values)
        == [["targetTask": ["title": "rug", "identifier": "7"], "status": "completed"]])
  }
}

extension Turn.Candidate {
  /// A request that an app for lists and rides has carried out.
  static func carriedOut(_ intent: String, _ values: PlainValue) -> Turn.Candidate {
    let app = AppProfile(
      identifier: "a", name: "Errands",
      intents: [
        "INAddTasksIntent", "INDeleteTasksIntent", "INSetTaskAttributeIntent",
        "INCreateTaskListIntent", "INCancelRideIntent", "INListRideOptionsIntent",
        "INSearchForNotebookItemsIntent", "INSnoozeTasksIntent", "INRequestRideIntent",
        "INGetRideStatusIntent", "INSendRideFeedbackIntent",
      ], isAllowed: true)
    return Turn.Candidate(
      reading: Reading(text: "", locale: "en", intent: intent), app: app,
      request: Request(intentName: intent, values: values, parameters: []))
  }
}
