/// A sentence's candidates and how right each of them is.
struct RankedSentence {
  private let candidates: [Candidate]
  private let rightness: [Float]
  private let times: Float

  init(_ candidates: [Candidate], _ row: RankerRow) {
    self.candidates = candidates
    rightness = candidates.map(row.rightness)
    times = row.times
  }

  /// The choice among the Readings of an intent that is right.
  func choiceOfReading(_ ranker: Ranker) -> RankerChoice? {
    guard let most = rightness.max(), most > 0,
      let rival = candidates.rivals(by: ranker).first(where: { rival in
        rival.members.contains { rightness[$0] == most }
      })
    else { return nil }
    return RankerChoice(
      rival.members.map { (candidates[$0].evidence, rightness[$0] == most) }, times: times)
  }

  /// The choice among intents, each with the Reading that the ranker holds for its likeliest.
  func choiceOfIntent(_ ranker: Ranker) -> RankerChoice? {
    RankerChoice(
      candidates.rivals(by: ranker).map { rival in
        (candidates[rival.best].evidence.amongIntents, rival.members.contains { rightness[$0] > 0 })
      }, times: times)
  }

  /// Whether the candidate that the ranker holds for the likeliest is as right as any.
  func isRight(by ranker: Ranker) -> Bool {
    let rivals = candidates.rivals(by: ranker)
    guard let most = rightness.max(), let best = rivals.max(by: { $0.score < $1.score }) else {
      return false
    }
    return rightness[best.best] == most
  }
}
