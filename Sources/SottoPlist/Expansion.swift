/// How much a file has become, where a part may be referred to from many places.
struct Expansion {
  private let bounds: Bounds
  private var count = 0
  private var length = 0

  private static let deepest = 64

  init(within bounds: Bounds) { self.bounds = bounds }

  static func tooLong(_ bounds: Bounds) -> ReadingError {
    ReadingError("expands to more than \(bounds.longestAnswer >> 20) MB", ofWholeFile: true)
  }

  /// Counts one more value.
  ///
  /// - Parameter length: Of its text or data and its name, in bytes.
  mutating func add(_ length: Int = 0, depth: Int) throws(ReadingError) {
    count += 1
    self.length += length
    guard count <= bounds.mostValues else {
      throw ReadingError(
        "expands to more than \(bounds.mostValues / 1000),000 values", ofWholeFile: true)
    }
    guard self.length <= bounds.longestAnswer else { throw Self.tooLong(bounds) }
    guard depth <= Self.deepest else {
      throw ReadingError(
        "has values in one another more than \(Self.deepest) times", ofWholeFile: true)
    }
  }
}
