import Intents
import SottoLanguage
import Testing

@testable import SottoAssistant

@Suite struct IntentBuilderTests {
  @Test func `a Reading becomes the intent that the table says`() throws {
    let rows = try CaseFile.rows("intents.jsonl", as: Row.self)
    #expect(rows.count > 5)
    for row in rows {
      let reading = Reading(
        text: "", locale: "en", intent: row.intent ?? "INPlayMediaIntent",
        parameters: row.parameters, said: row.said ?? [:])
      let playing = row.playing.map {
        NowPlaying(
          app: SampleApps.identifier("Melody"), item: $0, title: row.names?.first,
          artist: row.names?.last, isPlaying: true)
      }
      let values = IntentBuilder.values(
        of: reading, nowPlaying: playing, ride: row.ride, terms: row.terms ?? [:])
      #expect(values == row.values, "\(row.why)")
      let description = try #require(IntentDescription.all[row.intent ?? "INPlayMediaIntent"])
      #expect(throws: Never.self, "\(row.why)") { try description.intent(from: values) }
    }
  }

  struct Row: Decodable {
    var why: String
    var intent: String?
    /// The identifier of what plays, and its title and artist.
    var playing: String?
    var names: [String]?
    /// The app's last ride.
    var ride: String?
    /// The app's fixed terms, as `AppProfile.terms`.
    var terms: [String: [String: String]]?
    var parameters: [String: Reading.Value]
    var said: [String: String]?
    var values: PlainValue
  }
}
