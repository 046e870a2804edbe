import Intents
import SottoLanguage
import SottoWire
import Testing

@testable import SottoAssistant

/// What an app learns of a request that it has sent, and who may send one.
@Suite struct SendingTests {
  private static let response = HandlerResponse(plain: [
    "code": "success", "addedTasks": ["rice"], "userActivity": ["activityType": "own"],
  ])

  private static let candidate = Turn.Candidate(
    reading: Reading(text: "", locale: "en", intent: "INAddTasksIntent"),
    app: AppProfile(identifier: "a.Notes", name: "Notes", intents: [], isAllowed: true),
    request: Request(intentName: "INAddTasksIntent", values: [:], parameters: []))

  private func answer(_ result: Turn.Result) -> SystemCalls.SendIntent.Answer { .init(to: result) }

  @Test func `what was done is answered by the response, without the app's own activity`() {
    let answer = answer(.request(Self.candidate, .done(Self.response)))
    #expect(answer == .init(response: ["code": "success", "addedTasks": ["rice"]]))
  }

  @Test func `who has failed is heard, too`() {
    let answer = answer(
      .request(Self.candidate, .failed(HandlerResponse(plain: ["code": "failure"]))))
    #expect(answer.response == ["code": "failure"])
    #expect(answer.refusal == .init(.failed, "Notes has failed: failure."))
  }

  @Test(arguments: [
    (Ending.notFound(parameter: "taskTitles"), SystemCalls.Refusal.Reason.unsupportedValue),
    (.unsupported(parameter: "priority", reason: "none"), .unsupportedValue),
    (.fault(.crashed), .appFault), (.fault(.timedOut), .appFault),
    (.fault(.badReply("7")), .appFault), (.fault(.noHandler()), .appFault),
    (.fault(.notStarted("gone")), .appFault), (.fault(.refusedByApp), .appFault),
    (.superseded, .needsPerson), (.cancelled, .needsPerson),
    (.unanswered(parameter: "priority"), .needsPerson),
  ])
  func `what was not done says why`(ending: Ending, reason: SystemCalls.Refusal.Reason) {
    let answer = answer(.request(Self.candidate, ending))
    #expect(answer.response == nil && answer.refusal?.reason == reason)
  }

  @Test(arguments: [
    (Router.Route.nobody, SystemCalls.Refusal.Reason.unhandled),
    (.cannot(candidate.app), .unhandled), (.notAllowed(candidate.app), .appNotAllowed),
    (.locked(candidate.app), .sessionLocked),
  ])
  func `what goes to nobody says why`(route: Router.Route, reason: SystemCalls.Refusal.Reason) {
    #expect(answer(.notRouted(Self.candidate.reading, route)).refusal?.reason == reason)
  }

  @Test func `a question is named, and of what can be chosen nothing is told`() {
    let question = Question.choice(parameter: "targetTaskList", values: ["secret", "private"])
    let refusal = SystemCalls.Refusal(asking: .request(question), Self.candidate)
    #expect(refusal.reason == .needsPerson)
    #expect(
      refusal.message == "Notes would have to ask the person about “targetTaskList”: which of 2 is "
        + "meant. Nothing was done.")
  }

  @Test(arguments: [
    (Question.value(parameter: "priority"), "“priority”: what it is to be"),
    (.confirmation(parameter: "priority", value: .null), "“priority”: whether that is right"),
    (.openApp, "only when the person opens it"),
  ])
  func `other questions are named, too`(question: Question, words: String) {
    let refusal = SystemCalls.Refusal(asking: .request(question), Self.candidate)
    #expect(refusal.reason == .needsPerson && refusal.message.contains(words))
  }

  @Test func `of several apps one has to be named, and one that is undecided is not allowed`() {
    let app = Self.candidate.app
    #expect(SystemCalls.Refusal(asking: .app([app], []), nil).reason == .needsPerson)
    #expect(SystemCalls.Refusal(asking: .permission(app, []), nil).reason == .appNotAllowed)
  }

  @Test func `nothing is sent on, in circles or to oneself`() {
    var sendings = Sendings()
    func begins(_ sender: String, _ app: String) -> Bool { sendings.begin(from: sender, to: app) }
    #expect(begins("a", "b"))
    #expect(!begins("b", "a"))
    #expect(!begins("b", "c"))
    #expect(!begins("c", "c"))
    #expect(begins("c", "b"))
    sendings.end(to: "b")
    #expect(!begins("b", "a"))
    sendings.end(to: "b")
    #expect(begins("b", "a"))
  }
}
