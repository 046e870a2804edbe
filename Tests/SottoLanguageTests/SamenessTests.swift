import Foundation
import Testing

@testable import SottoLanguage

/// What is said around a request, and how it is written, changes nothing of it.
@Suite struct SamenessTests {
  struct Row: Decodable {
    var locale: String
    /// The request alone, then with what people say around it.
    var texts: [String]
  }

  @Test func `manners, capitals, full stops and whom one calls change no request`() throws {
    let languages = try Support.languages.get()
    for row in try Support.rows("sentences.jsonl", in: "Sameness", as: Row.self) {
      let bare = languages.understand(row.texts[0], locale: row.locale)[0]
      #expect(bare.intent != nil, "\(row.texts[0])")
      for text in row.texts.dropFirst() {
        let reading = languages.understand(text, locale: row.locale)[0]
        #expect(
          reading.intent == bare.intent && reading.parameters == bare.parameters
            && reading.locale == bare.locale, "\(text)")
      }
    }
  }

  @Test(
    "Nearly all requests stay the same, whatever is said around them and however they are written",
    arguments: ["de", "en", "fr", "ja", "ko", "ru", "tr", "zh"])
  func requests(locale: String) throws {
    var requests = try Requests(locale, try Support.languages.get())
    for way in try SameRequest.all(in: locale) {
      var pairs = 0
      var changed: [String] = []
      for (place, row) in requests.rows.enumerated() where pairs < Self.mostPairs {
        guard let text = way.text(of: row.sentence, place), let bare = try requests.bare(place),
          way.isMeant(for: bare)
        else { continue }
        pairs += 1
        let said = way.meaning(of: try requests.understand(text, as: row))
        let meant = way.meaning(of: bare)
        if said != meant {
          let differences = said.symmetricDifference(meant).sorted().joined(separator: "; ")
          changed.append("“\(text)”: \(differences)")
        }
      }
      #expect(pairs >= Self.fewestPairs, "\(way.name)")
      let share = 1 - Double(changed.count) / Double(max(pairs, 1))
      #expect(
        share >= way.floor,
        "\(way.name): \(share) of \(pairs) stay the same\n\(changed.joined(separator: "\n"))")
    }
  }

  private static let mostPairs = 100
  private static let fewestPairs = 10

  /// Requests from all over a language's phrase file: always the same, and of all kinds.
  private struct Requests {
    let rows: [ExpectedRow]
    private let languages: Languages
    /// What each means by itself; `nil` of one that is not understood as it should be.
    private var known: [Int: Reading?] = [:]

    init(_ locale: String, _ languages: Languages) throws {
      self.languages = languages
      let file = Support.here.appendingPathComponent("Phrases/\(locale).jsonl")
      let all = try PhraseFile(path: file.path).rows
        .filter { $0.part != .test && $0.expected.intent != nil && $0.sentence.question == nil }
      let step = max(1, all.count / Self.most)
      rows = stride(from: 0, to: all.count, by: step).map { all[$0] }
    }

    private static let most = 600

    mutating func bare(_ place: Int) throws -> Reading? {
      if let known = known[place] { return known }
      let row = rows[place]
      let reading = try understand(row.sentence.text, as: row)
      let isRight =
        reading.intent == row.expected.intent && reading.slots == row.expected.slots
      known[place] = .some(isRight ? reading : nil)
      return isRight ? reading : nil
    }

    func understand(_ text: String, as row: ExpectedRow) throws -> Reading {
      var surroundings = try row.sentence.surroundings()
      if row.sentence.now == nil { surroundings.now = try SentenceRow.time("2026-11-21T12:00") }
      return languages.understand(
        text, locale: row.sentence.locale, surroundings: surroundings, limit: 1)[0]
    }
  }
}
