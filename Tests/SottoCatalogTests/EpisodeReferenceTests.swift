import Testing

@testable import SottoCatalog

@Suite("Episode references") struct EpisodeReferenceTests {
  @Test("What is said of a series is read", arguments: Cases.rows(of: "episodes"))
  func reads(_ row: [String: String]) {
    let reference = EpisodeReference(row["said"] ?? "")
    if row["series"] == "no" {
      #expect(reference == nil)
    } else {
      #expect(reference?.series ?? "" == row["series"] ?? "")
      #expect(Self.written(reference?.season) == row["season"] ?? "")
      #expect(Self.written(reference?.episode) == row["episode"] ?? "")
    }
  }

  @Test("Every language has words for a season, an episode and their order")
  func languagesAreWhole() {
    #expect(EpisodeWords.all.count == 8)
    for words in EpisodeWords.all {
      for role in [EpisodeWords.Role.season, .episode, .last, .latest, .next, .pilot, .finale] {
        #expect(words.phrases[role]?.isEmpty == false)
      }
    }
  }

  @Test("A long text is no name, and is not waited for")
  func longTexts() {
    #expect(EpisodeReference(String(repeating: "episode 1 ", count: 10_000)) == nil)
  }

  private static func written(_ place: EpisodeReference.Place?) -> String {
    switch place {
    case nil: ""
    case .number(let number)?: "\(number)"
    case .fromEnd(let number)?: "-\(number)"
    case .special(let number)?: "special" + (number.map { " \($0)" } ?? "")
    case .latest?: "latest"
    case .next?: "next"
    case .previous?: "previous"
    case .pilot?: "pilot"
    case .finale?: "finale"
    }
  }
}
