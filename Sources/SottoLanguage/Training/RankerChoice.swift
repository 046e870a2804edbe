/// What the ranker has to choose from once, and which of it is right.
struct RankerChoice {
  /// The amounts of each one's features, one after the other.
  let amounts: [Float]
  /// Those that are as right as any.
  let right: [Bool]
  let times: Float

  /// - Returns: `nil` where there is nothing to choose: all are right, or none.
  init?(_ rivals: [(evidence: Evidence, isRight: Bool)], times: Float) {
    right = rivals.map(\.isRight)
    guard right.contains(true), right.contains(false) else { return nil }
    amounts = rivals.flatMap { $0.evidence.amounts }
    self.times = times
  }

  func scores(by weights: [Float]) -> [Float] {
    right.indices.map { rival in
      var score: Float = 0
      for (place, weight) in weights.enumerated() {
        score += amounts[rival * weights.count + place] * weight
      }
      return score
    }
  }
}
