import Foundation
import Testing

@testable import SottoLanguage

/// What people tell of the world asks for nothing, though it speaks of music, taxis and lists.
@Suite struct StatementTests {
  /// The greatest share of each part that may be taken for a request. No word was written for a row of `test`.
  private static let most: [(part: ExpectedRow.Part, share: Double)] = [
    (.train, 0.11), (.dev, 0.11), (.test, 0.25),
  ]

  @Test func `start nothing`() throws {
    let languages = try Support.languages.get()
    let all = try PhraseFile(
      path: Support.here.appendingPathComponent("Phrases/statements.jsonl").path
    ).rows
    #expect(Set(all.compactMap(\.sentence.locale)) == Set(languages.codes))
    for (part, share) in Self.most {
      let rows = all.filter { $0.part == part }
      let accepted = try rows.filter { row in
        let heard = languages.understand(
          row.sentence.text, locale: row.sentence.locale,
          surroundings: try row.sentence.surroundings())[0]
        return heard.intent != nil
      }
      #expect(
        Double(accepted.count) <= share * Double(rows.count),
        "\(part): \(accepted.count) of \(rows.count): \(accepted.map(\.sentence.text))")
    }
  }

  @Test(arguments: [
    ("en", "my brother drives a taxi in birmingham"),
    ("en", "my neighbours always play loud music"),
    ("de", "meine nachbarn hören immer so laut musik"),
    ("ru", "список покупок я опять забыл дома"),
    ("tr", "radyoda neden hep aynı şarkılar çalıyor"),
  ])
  func `nor do those that strangers made`(locale: String, text: String) throws {
    #expect(try Support.languages.get().understand(text, locale: locale)[0].intent == nil)
  }
}
