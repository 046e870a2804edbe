import Foundation
import Testing

@testable import SottoLanguage

@Suite("Names that people said in the sets a language learns from") struct HeardNamesTests {
  private func flags(_ kinds: [String: UInt32], _ text: String) -> [[UInt64]] {
    let byKey = Dictionary(
      uniqueKeysWithValues: kinds.map { (HeardNames.key(Tokens($0).all), $1) })
    return HeardNames.flags(of: Tokens(text)) { byKey[$0] ?? 0 }
  }

  @Test("Words outside a name have no flag; of names that begin alike the longest of a kind counts")
  func longest() {
    let found = flags(["old river": 8, "old river blues": 8, "old": 1], "to old river blues now")
    #expect(found[0].isEmpty && found[4].isEmpty)
    // A name of three words, a playlist; and one of one word, an artist.
    #expect(found[1] == [0, 33] && found[2] == [34] && found[3] == [35])
  }

  @Test("A name is known whatever its case", arguments: ["Old River", "old river", "OLD RIVER"])
  func folded(_ name: String) {
    #expect(flags(["Old River": 2], "play \(name)")[1] == [12])
  }

  @Test("What one sentence alone says is not known of it, but of another")
  func ownNames() {
    func example(_ text: String, _ name: String) -> Example {
      let start = text.distance(from: text.startIndex, to: text.range(of: name)!.lowerBound)
      let span = Example.Span(range: start..<start + name.count, tag: "{artistName:text}")
      return Example(text: text, request: "INPlayMediaIntent", spans: [span])
    }
    let once = example("play ann lee", "ann lee")
    let first = example("play joe", "joe")
    let counts = NameCounts([once, first, example("hear joe", "joe")])
    func isKnown(_ example: Example) -> Bool {
      counts.flags(of: Tokens(example.text), in: example).contains { !$0.isEmpty }
    }
    #expect(!isKnown(once))
    #expect(isKnown(first))
    #expect(isKnown(Example(text: "add ann lee", request: "INAddMediaIntent")))
    #expect(counts.weights.count == 2)
    #expect(counts.intents.isEmpty, "three sentences are too few")
  }
}
