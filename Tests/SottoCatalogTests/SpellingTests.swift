import Testing

@testable import SottoCatalog

@Suite struct SpellingTests {
  @Test(arguments: Cases.rows(of: "spellings"))
  func spells(_ row: [String: String]) throws {
    let name = try #require(row["name"])
    #expect(Spelling(name).description == row["spelling"] ?? "")
  }

  @Test(arguments: Cases.rows(of: "forms"))
  func hasForms(_ row: [String: String]) throws {
    let title = try #require(row["title"])
    let forms = NameForm.forms(ofTitle: title).map(\.spelling.description)
    #expect(forms == Cases.list(row["forms"], "; "))
  }

  @Test(arguments: [
    ("know lows", "new no lows", false), ("the graveyard", "graveyard", true),
    ("runnin", "running", true), ("I want two", "I want to", true),
    ("dan & shay", "dan shay", true),
    ("Mississippi", "Misisipi", true), ("you're special", "you you're special", false),
  ])
  func soundsTheSame(_ left: String, _ right: String, _ isSame: Bool) {
    #expect((SoundKey(Spelling(left).bytes) == SoundKey(Spelling(right).bytes)) == isSame)
  }

  /// Whatever the bytes, a name is spelled, and no longer than is kept.
  @Test func anythingIsSpelled() {
    var generator = SystemRandomNumberGenerator()
    for length in [0, 1, 2, 7, 50, 5000] {
      for _ in 0..<50 {
        let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let spelling = Spelling(String(decoding: bytes, as: UTF8.self))
        #expect(spelling.bytes.count <= 3 * Letters.longest)
        #expect(!spelling.bytes.starts(with: [.space]))
      }
    }
  }
}

@Suite struct EditDistanceTests {
  /// All pairs of short texts, against the table that the definition fills.
  @Test func isTheLeastNumberOfSlips() {
    let texts = (0...4).flatMap { Self.texts(of: $0) }
    for left in texts.filter({ !$0.isEmpty }) {
      let fast = EditDistance(left)
      for right in texts {
        let found = right.withUnsafeBufferPointer { fast.distance(to: $0).distance }
        let expected = Self.slips(left, right)
        if found != expected { Issue.record("\(left) to \(right): \(found), not \(expected)") }
      }
    }
  }

  private static func texts(of length: Int) -> [[UInt8]] {
    length == 0 ? [[]] : texts(of: length - 1).flatMap { text in [97, 98, 99].map { text + [$0] } }
  }

  private static func slips(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var rows = [[Int]](repeating: Array(0...right.count), count: left.count + 1)
    for i in left.indices {
      rows[i + 1][0] = i + 1
      for j in right.indices {
        var cost = min(rows[i][j + 1], rows[i + 1][j]) + 1
        cost = min(cost, rows[i][j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        rows[i + 1][j + 1] = cost
      }
    }
    return rows[left.count][right.count]
  }
}
