import Foundation
import Testing

@testable import SottoLanguage

@Suite("The ranker") struct RankerTests {
  /// A ranker that counts two features: one among the Readings of an intent, one among intents.
  private static let ranker = {
    var ofReadings = [Float](repeating: 0, count: Feature.allCases.count)
    var ofIntents = ofReadings
    ofReadings[Feature.guessedWord.rawValue] = -1
    ofIntents[Feature.intentOdds.rawValue] = 1
    return Ranker(ofReadings: ofReadings, ofIntents: ofIntents)
  }()

  private func candidate(_ intent: String?, guessed: Float, odds: Float) -> Candidate {
    var evidence = Evidence(Counts())
    evidence[.guessedWord] = guessed
    evidence[.intentOdds] = odds
    return Candidate(
      reading: Reading(text: "play one two", locale: "en", intent: intent),
      tokens: Tokens("play one two"), evidence: evidence, isTrained: false,
      request: intent ?? "none",
      named: [], names: [], guesses: [], endsFreely: false)
  }

  @Test("A long name is no reason to refuse")
  func longName() {
    let ranked = [
      candidate("INPlayMediaIntent", guessed: 9, odds: 1), candidate(nil, guessed: 0, odds: 0),
    ].ranked(by: Self.ranker)
    #expect(ranked[0].reading.intent == "INPlayMediaIntent")
  }

  @Test("Of an intent that is likelier the likeliest Reading is first, however many it has")
  func manyReadings() {
    var candidates = [candidate(nil, guessed: 0, odds: 0)]
    for _ in 0..<9 { candidates.append(candidate("INPlayMediaIntent", guessed: 1, odds: 1)) }
    candidates.append(candidate("INPlayMediaIntent", guessed: 0, odds: 1))
    let ranked = candidates.ranked(by: Self.ranker)
    #expect(ranked[0].reading.intent == "INPlayMediaIntent")
    #expect(ranked[0].evidence[.guessedWord] == 0)
    #expect(ranked[0].share < ranked[1].share)
    #expect(ranked[1].isRefusal)
    #expect(abs(ranked.reduce(0) { $0 + $1.share } - 1) < 1e-4)
    #expect(ranked.summed.share > 0.7)
  }

  @Test("What a pattern refuses is refused once, by the pattern, without weights too")
  func matchedRefusal() throws {
    let folder = try Support.folder(of: [
      "language.txt": "name: X\nletters: a-z", "lexicon.txt": "", "answers.txt": "",
      "patterns.txt": "Help: help\nnone: zap {:text}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let languages = try Languages(folder: folder)
    let refusals = try languages.candidates(
      Tokens("zap it"), languages.language("xx"), Surroundings()
    ).filter(\.isRefusal)
    #expect(refusals.map { $0.evidence[.matchedRefusal] } == [1])
    let other = try languages.candidates(
      Tokens("help it"), languages.language("xx"), Surroundings()
    ).filter(\.isRefusal)
    #expect(other.map { $0.evidence[.matchedRefusal] } == [0])
  }

  @Test(
    "A file of weights that is no such file is refused with the line to mend",
    arguments: [
      ("guessedWord: -1.0 -0.5", "guessedWord: -1.0", "are no two weights"),
      ("guessedWord: -1.0 -0.5", "guessedWord: -1 much", "are no two weights"),
      ("guessedWord: -1.0 -0.5", "guessedWord: nan 1", "are no two weights"),
      ("guessedWord: -1.0 -0.5", "guestWord: -1.0 -0.5", "is no feature"),
      ("guessedWord: -1.0 -0.5", "", "lacks the weights for “guessedWord”"),
    ])
  func badFile(line: String, bad: String, problem: String) throws {
    let ranker = Ranker(
      ofReadings: Feature.allCases.map { $0 == .guessedWord ? -1 : 0 },
      ofIntents: Feature.allCases.map { $0 == .guessedWord ? -0.5 : 0 })
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("sotto-ranker-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try #require(ranker.text.contains(line))
    try ranker.text.write(to: file, atomically: true, encoding: .utf8)
    #expect(try Ranker(file).ofIntents == ranker.ofIntents)
    try ranker.text.replacing(line, with: bad).write(to: file, atomically: true, encoding: .utf8)
    let error = #expect(throws: LanguageError.self) { try Ranker(file) }
    #expect(error?.what.contains(problem) == true)
  }
}
