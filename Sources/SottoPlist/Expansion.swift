/// How much a file has become, where a part may be referred to from many places.
struct Expansion {
  private var count = 0
  private var length = 0

  private static let mostValues = 100_000
  private static let deepest = 64

  static let tooLong = ReadingError("expands to more than 8 MB", ofWholeFile: true)

  /// Counts one more value.
  ///
  /// - Parameter length: Of its text or data and its name, in bytes.
  mutating func add(_ length: Int = 0, depth: Int) throws(ReadingError) {
    count += 1
    self.length += length
    guard count <= Self.mostValues else {
      throw ReadingError("expands to more than 100,000 values", ofWholeFile: true)
    }
    guard self.length <= longestAnswer else { throw Self.tooLong }
    guard depth <= Self.deepest else {
      throw ReadingError(
        "has values in one another more than \(Self.deepest) times", ofWholeFile: true)
    }
  }
}
