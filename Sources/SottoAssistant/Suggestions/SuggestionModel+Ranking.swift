import Foundation

extension SuggestionModel {
  /// What the person is likely to want, the likeliest first.
  ///
  /// - Parameters:
  ///   - count: How many at most.
  ///   - isWanted: Whether an action may be suggested at all: its content is there, its app lets the assistant
  ///     predict what it did not propose itself. What apps propose is not asked about, and what plays never is
  ///     suggested.
  package func ranked(
    at occasion: Occasion, atMost count: Int = 5, where isWanted: (String) -> Bool = { _ in true }
  ) -> [Suggestion] {
    let evidence = Evidence(self, at: occasion)
    var known = evidence.actions.map { exp(weights.score($0, evidence)) }
    let nothing = exp(weights.score(nothing: evidence))
    // All that might be done has its share of the probability, whether it may be suggested or not.
    let all = known.reduce(0, +)
    var total = all + nothing

    var proposed: [Int: Proposal] = [:]
    var candidates: [Candidate] = []
    for proposal in occasion.proposals {
      let odds = weights.odds(of: proposal, all: all, nothing: nothing)
      total += odds
      if let number = knownNumber(of: proposal.continued ?? proposal.action) {
        known[number] += odds
        proposed[number] = proposal
      } else {
        candidates.append(Candidate(action: proposal.action, odds: odds, proposal: proposal))
      }
    }
    for (number, odds) in known.enumerated() {
      let proposal = proposed[number]
      let action = proposal?.action ?? actions[number]
      guard proposal != nil || isWanted(action) else { continue }
      candidates.append(
        Candidate(action: action, number: number, odds: odds, proposal: proposal))
    }
    return candidates.filter { $0.action != occasion.playing }
      .sorted { ($0.odds, $1.action) > ($1.odds, $0.action) }
      .prefix(count).map { candidate in
        Suggestion(
          action: candidate.action, probability: Double(candidate.odds / total),
          reason: reason(for: candidate, evidence, at: occasion))
      }
  }

  /// What may be suggested, with what speaks for it.
  private struct Candidate {
    let action: String
    /// Of the action whose history it has; `nil` for none.
    var number: Int?
    let odds: Float
    let proposal: Proposal?
  }

  /// The estimate that is the highest says the most.
  private func reason(
    for candidate: Candidate, _ evidence: Evidence, at occasion: Occasion
  ) -> Suggestion.Reason {
    let proposed: Suggestion.Reason? = candidate.proposal.map {
      $0.isRelevant ? .relevant : .upcoming
    }
    guard let number = candidate.number else { return proposed ?? .frequent }
    let row = evidence.actions[number]
    var (best, reason) = (evidence.share(\.long, of: row), proposed ?? .frequent)
    func weigh(
      _ estimate: Float, if isEnough: Bool = true, _ other: @autoclosure () -> Suggestion.Reason
    ) {
      if isEnough, estimate > best { (best, reason) = (estimate, other()) }
    }
    weigh(evidence.share(\.day, of: row), .recent)
    if let last = evidence.last {
      weigh(evidence.coming(row), if: row.next.soon >= Self.evident, .after(actions[last]))
    }
    weigh(
      evidence.rates(of: row).weekday, if: row.habit.all >= Self.evident,
      HabitPattern(of: number, in: self, at: occasion.moment).reason)
    return reason
  }

  /// Less often than this is no reason to give: it may have been chance.
  private static let evident: Float = 1.5
}
