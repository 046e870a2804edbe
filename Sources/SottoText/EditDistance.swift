/// The letters to insert, leave out, replace or swap with their neighbour between one text and
/// many others: all columns of the table at once, as the bits of a word.
///
/// Letters are bytes or Unicode's numbers, the same kind in both texts; spaces are left out. A search
/// compares many names: what is public is also copied into other modules.
public struct EditDistance: Sendable {
  /// Only so many letters are compared.
  @inlinable public static var longest: Int { 64 }

  /// The letters that are compared.
  public let count: Int
  /// By letter, where it occurs.
  @usableFromInline let occurrences: [UInt64]
  /// The same of letters that are no bytes.
  @usableFromInline let others: [UInt32: UInt64]

  /// - Parameter text: the one that others are compared with.
  @inlinable
  public init(_ text: some Sequence<some UnsignedInteger>) {
    var occurrences = [UInt64](repeating: 0, count: 256)
    var others: [UInt32: UInt64] = [:]
    var position: UInt64 = 1
    var count = 0
    for letter in text where letter != 0x20 && count < Self.longest {
      if letter <= UInt8.max {
        occurrences[Int(letter)] |= position
      } else {
        others[UInt32(letter), default: 0] |= position
      }
      position <<= 1
      count += 1
    }
    self.count = count
    self.occurrences = occurrences
    self.others = others
  }

  /// The distance to another text, and the letters compared of it.
  ///
  /// - Complexity: O(letters of the other).
  @inlinable
  public func distance(
    to other: some Sequence<some UnsignedInteger>
  ) -> (distance: Int, count: Int) {
    guard count > 0 else { return (0, 0) }
    var positive = ~UInt64(0)
    var negative: UInt64 = 0
    var diagonal: UInt64 = 0
    var lastMatch: UInt64 = 0
    let last = UInt64(1) << UInt64(count - 1)
    var distance = count
    var length = 0
    for letter in other where letter != 0x20 {
      guard length < Self.longest else { break }
      length += 1
      let match = letter <= UInt8.max ? occurrences[Int(letter)] : others[UInt32(letter)] ?? 0
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
