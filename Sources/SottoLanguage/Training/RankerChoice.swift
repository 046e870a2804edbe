/// A sentence's candidates and which of them are right.
struct RankerChoice {
  /// The amounts of each candidate's features, one candidate after the other.
  let amounts: [Float]
  /// The candidates that are as right as any.
  let right: [Bool]
  let times: Float

  /// - Parameter candidates: each with how right it is.
  /// - Returns: `nil` where there is nothing to choose: all are right, or none.
  init?(_ candidates: [(evidence: Evidence, rightness: Float)], times: Float) {
    guard let best = candidates.map(\.rightness).max(), best > 0 else { return nil }
    right = candidates.map { $0.rightness == best }
    guard right.contains(false) else { return nil }
    amounts = candidates.flatMap { $0.evidence.amounts }
    self.times = times
  }

  func scores(by weights: [Float]) -> [Float] {
    right.indices.map { candidate in
      var score: Float = 0
      for (place, weight) in weights.enumerated() {
        score += amounts[candidate * weights.count + place] * weight
      }
      return score
    }
  }

  func isRight(by ranker: Ranker) -> Bool {
    let scores = scores(by: ranker.weights)
    return scores.indices.max { scores[$0] < scores[$1] }.map { right[$0] } ?? false
  }
}
