import SottoLanguage
import Testing

@testable import SottoAssistant

/// When the app that plays is told by its button, instead of an intent, how it is liked.
@Suite struct RouterFeedbackTests {
  private func feedback(
    _ affinity: String = "like", of type: String? = "song", playing: String? = "Radio",
    named: String? = nil, intent: String = "INUpdateMediaAffinityIntent",
    reference: String = "currentlyPlaying"
  ) -> Plan.Control? {
    var search: [String: Reading.Value] = ["reference": .string(reference)]
    search["mediaType"] = type.map(Reading.Value.string)
    var reading = Reading(text: "", locale: "en", intent: intent)
    reading.app = named
    reading.parameters = ["mediaSearch": .object(search), "affinityType": .string(affinity)]
    let router = Router(
      apps: SampleApps.all + [Self.liking],
      nowPlaying: playing.map { NowPlaying(app: SampleApps.identifier($0), isPlaying: true) })
    return router.feedback(reading)
  }

  private static let liking = AppProfile(
    identifier: SampleApps.identifier("Liking"), name: "Liking",
    intents: ["INUpdateMediaAffinityIntent"], isAllowed: true)

  @Test func `the app that plays is told`() {
    #expect(feedback() == Plan.Control(command: "like", value: nil))
    #expect(feedback("dislike", of: nil) == Plan.Control(command: "dislike", value: nil))
    #expect(feedback(named: "Radio") != nil)
  }

  @Test func `anything else is a request`() {
    #expect(feedback(playing: nil) == nil)
    #expect(feedback(playing: "Liking") == nil)
    #expect(feedback(playing: "Vault") == nil)
    #expect(feedback(named: "Liking") == nil)
    #expect(feedback(of: "artist") == nil)
    #expect(feedback(intent: "INAddMediaIntent") == nil)
    #expect(feedback(reference: "my") == nil)
  }
}
