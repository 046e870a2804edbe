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
}
