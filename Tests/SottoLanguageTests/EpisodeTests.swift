import Testing

@testable import SottoLanguage

@Suite("Episodes") struct EpisodeTests {
  private func search(_ text: String, of kind: String) throws -> [String: Reading.Value] {
    let show = Vocabulary([.init(kind: kind, name: "Night Shift")])
    let surroundings = Surroundings(apps: [.init(name: "Reel", vocabulary: show)])
    let reading = try Support.languages.get().understand(
      text, locale: "en", surroundings: surroundings)[0]
    guard case .object(let search)? = reading.parameters["mediaSearch"] else { return [:] }
    return search
  }

  @Test(
    "An episode is a podcast's or a series', by what the show is",
    arguments: [("tvShow", "tvShowEpisode"), ("podcastShow", "podcastEpisode")])
  func kind(show: String, episode: String) throws {
    let latest = try search("play the latest episode of Night Shift", of: show)
    #expect(latest["mediaType"] == .string(episode))
    #expect(latest["sortOrder"] == .string("newest"))
    #expect(latest["mediaName"] == .string("Night Shift"))
    let numbered = try search("play season two episode five of Night Shift", of: show)
    #expect(numbered["mediaType"] == .string(episode))
    #expect(numbered["mediaName"] == .string("season two episode five of Night Shift"))
  }

  @Test("The next episode of a series is called so; a podcast goes on")
  func next() throws {
    let text = "I want to watch the next episode of Night Shift"
    let series = try search(text, of: "tvShow")
    #expect(series["mediaName"] == .string("the next episode of Night Shift"))
    #expect(series["episode"] == .string("next"))
    #expect(
      try search(text, of: "podcastShow")
        == ["mediaType": .string("podcastShow"), "mediaName": .string("Night Shift")])
  }
}
