import Testing

@testable import SottoLanguage

@Suite("Hostile sentences are refused at once") struct HostileInputTests {
  @Test(arguments: [
    "", "   \t\n", "?!…", "\u{0}\u{1}\u{7}\u{1B}[1;31m", "🎵🎶", "\u{301}\u{302}",
    String(repeating: "a", count: 100_000) + " b",
    String(repeating: "play by in the ", count: 7_000),
    String(repeating: "«", count: 100_000), String(repeating: "\u{301}", count: 100_000),
  ])
  func refused(text: String) throws {
    let readings = try Support.languages.get().understand(text, locale: "en")
    #expect(readings.count == 1)
    #expect(readings[0].intent == nil)
    #expect(!readings[0].reasons.isEmpty)
    #expect(readings[0].text == text)
  }

  @Test(
    "No sentence costs more than its words",
    arguments: ["play", "by", "in", "включи", "the", "next", "a", "2", "Melody"])
  func repeated(word: String) throws {
    let apps = [Surroundings.App(name: "Melody", vocabulary: Self.vocabulary)]
    for count in [1, 10, 100, 101] {
      let text = Array(repeating: word, count: count).joined(separator: " ")
      let readings = try Support.languages.get().understand(
        text, surroundings: Surroundings(apps: apps))
      #expect(!readings.isEmpty && readings.count <= 5)
    }
  }

  private static let vocabulary = Vocabulary(
    ["play", "play play", "by by by", "the the", "a a a", "2 2"].map {
      Vocabulary.Entry(kind: "song", name: $0)
    })

  @Test(
    "A number of any size is no choice of two",
    arguments: ["0", "1.5", "3", String(repeating: "9", count: 30)])
  func ordinals(text: String) throws {
    let question = Surroundings.Question(kind: .choice, choices: ["Skyfall", "Hello"])
    let readings = try Support.languages.get().understand(
      text, locale: "en", surroundings: Surroundings(question: question))
    #expect(readings.allSatisfy { $0.parameters["ordinal"] == nil })
  }

  @Test("Control characters do not hide a request")
  func controls() throws {
    let readings = try Support.languages.get().understand("play\u{0} the\u{7} album\nBlue\u{1B}")
    #expect(readings[0].intent == "INPlayMediaIntent")
    #expect(
      readings[0].parameters == [
        "mediaSearch": .object(["mediaType": .string("album"), "mediaName": .string("Blue")])
      ])
  }
}
