import Foundation

/// When suggestions are wanted, and what is going on then.
package struct Occasion: Sendable {
  package let moment: WallMoment
  /// The action whose content plays now, if any does: what may follow it is likelier, itself is no suggestion.
  package let playing: String?
  /// What apps propose on their own account, which needs no history to be suggested.
  package let proposals: [Proposal]

  package init(_ moment: WallMoment, playing: String? = nil, proposals: [Proposal] = []) {
    self.moment = moment
    self.playing = playing
    self.proposals = proposals
  }
}

/// What an app proposes: the next episode, a shortcut for the morning.
package struct Proposal: Hashable, Sendable {
  package let action: String
  /// The action that this continues, as an episode does its show: its habits are those of that.
  package let continued: String?
  /// Its place among the app's proposals, from 0 for the most important.
  package let rank: Int
  /// Whether the app has named this very time or situation as relevant.
  package let isRelevant: Bool

  package init(
    _ action: String, continues continued: String? = nil, rank: Int, isRelevant: Bool = false
  ) {
    self.action = action
    self.continued = continued
    self.rank = rank
    self.isRelevant = isRelevant
  }
}
