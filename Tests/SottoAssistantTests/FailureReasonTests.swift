import Intents
import SottoLanguage
import Testing

@testable import SottoAssistant

/// An app may say in its own words why it failed.
@Suite struct FailureReasonTests {
  private static let reason = "The shelf is full."

  private func turn(after code: String) -> (Turn, Turn.Action?) {
    var turn = TurnExploration.turn(apps: ["Melody"])
    _ = turn.start()
    _ = turn.handle(.begun)
    _ = turn.handle(.resolved(nil, []))
    _ = turn.handle(.confirmed(nil))
    let action = turn.handle(
      .handled(
        HandlerResponse(plain: [
          "code": .string(code),
          "userActivity": [
            "activityType": "app.example.shelf",
            "userInfo": [NSLocalizedFailureReasonErrorKey: .string(Self.reason)],
          ],
        ])))
    return (turn, action)
  }

  @Test func `a reason is said, and no app is offered for it`() throws {
    let (_, action) = turn(after: "failure")
    guard case .end(let result)? = action else {
      Issue.record("it goes on: \(String(describing: action))")
      return
    }
    let languages = try CaseFile.languages.get()
    for code in languages.codes {
      let dialogue = Dialogue(
        language: try #require(languages.language(code)), clock: { .distantPast })
      let text = dialogue.answer(to: result)
      #expect(text.hasSuffix(Self.reason) && text.contains("Melody"), "\(code): \(text)")
      // The disk may be full as well: the app knows better.
      #expect(dialogue.answer(to: result, where: .full) == text)
    }
  }

  @Test func `who is asked to open an app hears why`() throws {
    let (turn, action) = turn(after: "failureRequiringAppLaunch")
    #expect(action == .ask(.request(.openApp)))
    let languages = try CaseFile.languages.get()
    for code in languages.codes {
      let dialogue = Dialogue(
        language: try #require(languages.language(code)), clock: { .distantPast })
      let text = dialogue.question(.request(.openApp), of: turn.current).text
      #expect(text.contains(Self.reason) && !text.hasSuffix(Self.reason), "\(code): \(text)")
    }
  }
}
