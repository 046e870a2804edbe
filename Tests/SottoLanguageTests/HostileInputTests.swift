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

  /// What is made of words that are made of words can be cut in as many ways as there are numbers of Fibonacci.
  @Test func `words without spaces are cut in one go`() throws {
    for word in ["네", "아니", "너무"] {
      let text = "쀍" + String(repeating: word, count: 400) + "틀어줘"
      #expect(try Support.languages.get().understand(text, locale: "ko")[0].locale == "ko")
    }
  }

  /// The work may grow as three places in a sentence do, at most: more would soon be for ever.
  @Test(
    "Twice the words are no more than eight times the work",
    arguments: [
      ("play", "en"), ("by", "en"), ("in", "en"), ("the", "en"), ("next", "en"), ("2", "en"),
      ("Melody", "en"), ("and then", "en"), ("please", "en"), ("включи", "ru"), ("и", "ru"),
      ("пожалуйста", "ru"), ("lütfen", "tr"), ("ve ekle", "tr"), ("请", "zh"), ("부탁해", "ko"),
      ("틀어줘", "ko"), ("틀어줘 부탁해", "ko"), ("bitte", "de"), ("und dann", "de"),
      ("play this,", "en"), ("включи это.", "ru"), ("이거 틀고", "ko"), ("remind me", "en"),
    ])
  func repeated(words: String, code: String) throws {
    let language = try #require(try Support.languages.get().language(code))
    let apps = [Surroundings.App(name: "Melody", vocabulary: Self.vocabulary)]
    func work(_ count: Int) throws -> Int {
      let budget = WorkBudget(.max)
      let text = Array(repeating: words, count: count).joined(separator: " ")
      _ = try language.understand(
        Tokens(text), Surroundings(apps: apps), Vocabulary([]), asksTrained: false,
        explains: false, budget)
      return .max - budget.rest
    }
    let (half, whole) = (try work(20), try work(40))
    #expect(whole <= 8 * half, "\(half), \(whole)")
  }

  @Test("What is tangled is refused, and said to be")
  func tangled() throws {
    let languages = try Support.languages.get()
    func reading(_ count: Int) -> Reading {
      languages.understand(String(repeating: "부탁해 ", count: count), locale: "ko")[0]
    }
    #expect(reading(5).reasons != [Self.tangled])
    #expect(reading(100).reasons == [Self.tangled])
  }

  private static let tangled = "it is too long or too tangled"

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
