import Intents
import Testing

@testable import SottoAssistant

/// What was answered becomes a value of the form that the parameter takes.
@Suite struct IntentEditTests {
  @Test(
    arguments: [
      ("INPlayMediaIntent", "mediaItems", "Skyfall", ["mediaSearch": ["mediaName": "Skyfall"]]),
      ("INCreateTaskListIntent", "title", "camping", ["title": "camping"]),
      ("INAddTasksIntent", "taskTitles", "milk", ["taskTitles": ["milk"]]),
      ("INAddTasksIntent", "targetTaskList", "grocery", ["targetTaskList": "grocery"]),
      ("INRequestRideIntent", "partySize", "4", ["partySize": 4]),
      ("INRequestRideIntent", "dropOffLocation", "the airport", ["dropOffLocation": "the airport"]),
      // No number: the value stays as it was, and the app asks again.
      ("INRequestRideIntent", "partySize", "many", [:]),
      ("INSnoozeTasksIntent", "nextTriggerTime", "later", [:]),
    ] as [(String, String, String, PlainValue)])
  func `words become a value`(
    _ intent: String, _ parameter: String, _ words: String, _ expected: PlainValue
  ) {
    #expect(IntentEdit.values([:], of: intent, with: words, for: parameter) == expected)
  }
}
