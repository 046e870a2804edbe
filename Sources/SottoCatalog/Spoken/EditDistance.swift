/// The letters to insert, leave out, replace or swap with their neighbour between one text and
/// many others: all columns of the table at once, as the bits of a word.
struct EditDistance {
  /// Only so many letters are compared.
  static let longest = 64

  let count: Int
  /// By letter, where it occurs.
  private var occurrences = [UInt64](repeating: 0, count: 256)

  init(_ text: some Collection<UInt8>) {
    var position: UInt64 = 1
    var count = 0
    for letter in text where letter != .space && count < Self.longest {
      occurrences[Int(letter)] |= position
      position <<= 1
      count += 1
    }
    self.count = count
  }

  /// The distance to another text, and the letters compared of it; spaces are left out.
  ///
  /// - Complexity: O(letters of the other).
  func distance(to other: UnsafeBufferPointer<UInt8>) -> (distance: Int, count: Int) {
    guard count > 0 else { return (0, 0) }
    var positive = ~UInt64(0)
    var negative: UInt64 = 0
    var diagonal: UInt64 = 0
    var lastMatch: UInt64 = 0
    let last = UInt64(1) << UInt64(count - 1)
    var distance = count
    var length = 0
    for letter in other where letter != .space {
      guard length < Self.longest else { break }
      length += 1
      let match = occurrences[Int(letter)]
      let swap = ((~diagonal & match) << 1) & lastMatch
      diagonal = ((((match & positive) &+ positive) ^ positive) | match | negative) | swap
      var horizontalPositive = negative | ~(diagonal | positive)
      var horizontalNegative = diagonal & positive
      if horizontalPositive & last != 0 { distance += 1 }
      if horizontalNegative & last != 0 { distance -= 1 }
      horizontalPositive = horizontalPositive << 1 | 1
      horizontalNegative <<= 1
      positive = horizontalNegative | ~(diagonal | horizontalPositive)
      negative = horizontalPositive & diagonal
      lastMatch = match
    }
    return (distance, length)
  }
}
