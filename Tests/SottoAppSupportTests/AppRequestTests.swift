import Intents
import SottoWire
import Testing

@testable import SottoAppSupport

/// Requests to other apps, as far as they come without an assistant.
@Suite struct AppRequestTests {
  @Test(arguments: SystemCalls.Refusal.Reason.allCases)
  func `each of the assistant's reasons is an error's code`(reason: SystemCalls.Refusal.Reason) {
    let error = AppRequestError(SystemCalls.Refusal(reason, "why"))
    #expect(error.code.rawValue == reason.rawValue)
    #expect("\(error)" == "why" && error.localizedDescription == "why")
  }

  @Test func `without an assistant nothing is sent`() async {
    let sent = await #expect(throws: AppRequestError.self) {
      try await AppRequests.send(INPlayMediaIntent())
    }
    #expect(sent?.code == .noAssistant)
    let asked = await #expect(throws: AppRequestError.self) {
      try await AppRequests.requestAuthorization()
    }
    #expect(asked?.code == .noAssistant)
  }

  @Test func `an intent of no known kind is refused`() async {
    let error = await #expect(throws: AppRequestError.self) {
      try await AppRequests.send(INIntent())
    }
    #expect(error?.code == .invalidIntent)
  }
}
