/// How much two names share when their words may be misspelled, missing or in another order.
enum NameSimilarity {
  /// Below this two names are different things: "day" is not "Green Day".
  static let least = 0.75

  /// The letters of words that agree, twice, over all letters: 1 for the same words, 0 for none.
  static func of(_ left: [String], _ right: [String]) -> Double {
    let letters = (left + right).reduce(0) { $0 + $1.count }
    guard letters > 0 else { return 0 }
    var unused = right
    var shared = 0.0
    for word in left {
      let likest = unused.indices.map { (index: $0, likeness: likeness(word, unused[$0])) }
        .max { $0.likeness < $1.likeness }
      guard let likest, likest.likeness > 0 else { continue }
      shared += likest.likeness * Double(word.count + unused[likest.index].count)
      unused.remove(at: likest.index)
    }
    return shared / Double(letters)
  }

  /// 1 for the same word, 0 for one with more slips than its length allows.
  static func likeness(_ left: String, _ right: String) -> Double {
    if left == right { return 1 }
    let length = max(left.count, right.count)
    let allowed = slipsAllowed(in: length)
    guard allowed > 0, let slips = slips(Array(left), Array(right), atMost: allowed) else {
      return 0
    }
    return 1 - Double(slips) / Double(length)
  }

  static func slipsAllowed(in length: Int) -> Int {
    switch length {
    case ..<4: 0
    case ..<8: 1
    default: 2
    }
  }

  /// The fewest letters inserted, left out, replaced or swapped with their neighbour.
  private static func slips(_ left: [Character], _ right: [Character], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var before: [Int] = []
    var above = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
          cost = min(cost, before[j - 1] + 1)
        }
        row.append(cost)
      }
      (before, above) = (above, row)
    }
    return above[right.count] <= limit ? above[right.count] : nil
  }
}
