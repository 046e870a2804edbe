import Foundation
import Intents
import SottoLanguage
import Testing

@testable import SottoAssistant

@Suite struct RideResponseTests {
  @Test(
    arguments: [
      (["code": "success", "rideStatus": ["phase": "ongoing"]], false),
      (["code": "inProgress"], false),
      (["code": "success", "rideStatus": ["phase": "completed"]], true),
      (["code": "success", "rideStatus": ["completionStatus": ["isCanceled": true]]], true),
      (["code": "failure", "rideStatus": ["phase": "ongoing"]], true),
    ] as [(PlainValue, Bool)])
  func `a response says whether it is the last`(response: PlainValue, isLast: Bool) {
    #expect(HandlerResponse(plain: response).isLast == isLast)
  }

  /// In every language: who comes, in what, when, and what a cancelled ride costs.
  @Test func `what an app says of a ride is in its sentence`() throws {
    let languages = try Languages.installed()
    for code in languages.codes {
      let now = Date(timeIntervalSince1970: 1_800_000_000)
      let dialogue = Dialogue(
        language: try #require(languages.language(code)), clock: { now })
      let date = now.addingTimeInterval(5 * 60).timeIntervalSince1970
      let status: PlainValue = [
        "code": "success",
        "rideStatus": [
          "phase": "approachingPickup", "estimatedPickupDate": .number(date),
          "driver": ["displayName": "Ida"],
          "vehicle": ["manufacturer": "Handcart", "model": "Two"],
        ],
      ]
      let coming = dialogue.answer(to: done("INGetRideStatusIntent", status))
      for part in ["Ida", "Handcart Two", "5"] { #expect(coming.contains(part), "\(code)") }
      let fee: PlainValue = [
        "code": "success", "cancellationFee": ["amount": "2.5", "currencyCode": "EUR"],
      ]
      let cancelled = dialogue.answer(to: done("INCancelRideIntent", fee))
      #expect(cancelled.contains(/2[.,]50/), "\(code): \(cancelled)")
      let unknown = dialogue.answer(to: done("INGetRideStatusIntent", ["code": "success"]))
      #expect(unknown != coming && !unknown.isEmpty)
    }
  }

  private func done(_ intent: String, _ response: PlainValue) -> Turn.Result {
    let app = AppProfile(identifier: "a", name: "Porter", intents: [intent], isAllowed: true)
    let reading = Reading(text: "", locale: "en", intent: intent, parameters: [:])
    let request = Request(intentName: intent, values: [:], parameters: [])
    return .request(
      .init(reading: reading, app: app, request: request), .done(HandlerResponse(plain: response)))
  }
}
