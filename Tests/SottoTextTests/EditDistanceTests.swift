import Testing

@testable import SottoText

@Suite struct EditDistanceTests {
  /// All pairs of short texts, against the table that the definition fills.
  @Test func isTheLeastNumberOfSlips() {
    let texts = (0...4).flatMap { Self.texts(of: $0) }
    for left in texts.filter({ !$0.isEmpty }) {
      let fast = EditDistance(left)
      let other = EditDistance(left.map(Self.beyondBytes))
      for right in texts {
        let found = [
          fast.distance(to: right).distance,
          other.distance(to: right.map(Self.beyondBytes)).distance,
        ]
        let expected = Self.slips(left, right)
        if found != [expected, expected] {
          Issue.record("\(left) to \(right): \(found), not \(expected)")
        }
      }
    }
  }

  @Test func `letters that share a byte are not the same`() {
    #expect(EditDistance([UInt32(0x61)]).distance(to: [UInt32(0x461)]).distance == 1)
    #expect(EditDistance([UInt32(0x461)]).distance(to: [UInt32(0x61)]).distance == 1)
  }

  /// The same with letters of another alphabet, some of which are no bytes.
  private static func beyondBytes(_ letter: UInt8) -> UInt32 {
    letter == 97 ? 97 : UInt32(letter) + 0x400
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
