import Intents
import SottoTesting
import Testing

@testable import TidepoolHandlers

@Suite struct PlayTests {
  private let bench = Bench(
    TestedApp("Tidepool", intents: [INPlayMediaIntent.self])
  ) { _ in PlayMediaHandler() }

  @Test func `an artist is heard`() throws {
    let intent: INPlayMediaIntent = try bench.intent(from: "play hello by adele in tidepool")
    #expect(intent.mediaSearch?.mediaName == "Hello")
    #expect(intent.mediaSearch?.artistName == "Adele")
  }

  @Test func `of two songs one is chosen`() async throws {
    let turn = try await bench.say("play hello in tidepool", answers: ["the second one"])
    #expect(turn.status(of: "mediaItems") == "disambiguation")
    #expect(turn.outcome == .done)
    #expect(turn.text == "Playing Hello by Lionel Richie in Tidepool.")
  }

  @Test func `a name with its artist in it is found`() async throws {
    var siri = bench
    siri.siriHabits = [.putsAllInName]
    let turn = try await siri.say("play skyfall by adele in tidepool")
    #expect(turn.outcome == .done, "\(turn)")
  }
}
