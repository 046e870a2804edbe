/// How often each feature that is counted speaks for or against a part of a match.
struct Counts: Sendable {
  /// A lane for each: those of two parts add up at once, and no sentence has more words than fit.
  private var lanes = SIMD32<UInt8>()

  mutating func add(_ feature: Feature, _ count: Int = 1) {
    lanes[feature.rawValue] &+= UInt8(truncatingIfNeeded: count)
  }

  subscript(feature: Feature) -> Int { Int(lanes[feature.rawValue]) }

  static func + (first: Counts, second: Counts) -> Counts {
    var sum = first
    sum.lanes &+= second.lanes
    return sum
  }
}
