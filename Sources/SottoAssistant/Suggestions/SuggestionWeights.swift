import Foundation

/// How much each kind of evidence counts: a log-linear model over the actions and “nothing”.
package struct SuggestionWeights: Hashable, Sendable {
  /// One for each of an action's `Evidence.features(of:)`.
  package var action: [Float]
  /// One for each of `Evidence.featuresOfNothing`.
  package var nothing: [Float]

  package init(action: [Float], nothing: [Float]) {
    self.action = action
    self.nothing = nothing
  }

  package static let fitted = SuggestionWeights(
    action: [
      0.247, 0.409, 0.287, 0.115, 0.1, -0.353, 0.514, 0.112, 0.205, -0.598, 0.698, 2.874, 1.58,
    ],
    nothing: [-0.887, -0.401, 0.162, 0.223])

  func score(_ row: Evidence.Row, _ evidence: Evidence) -> Float {
    zip(action, evidence.features(of: row)).reduce(0) { $0 + $1.0 * $1.1 }
  }

  func score(nothing evidence: Evidence) -> Float {
    zip(nothing, evidence.featuresOfNothing).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// What an app's proposal adds to what the history says.
  ///
  /// These are set and not learnt: what is proposed first is taken for a tenth of all that the person does, and
  /// what is relevant now is as likely as not to be wanted.
  func odds(of proposal: Proposal, all: Float, nothing: Float) -> Float {
    let odds = proposal.isRelevant ? 0.5 * (all + nothing) : 0.1 * all + 0.02 * nothing
    return odds / Float(1 + max(0, proposal.rank))
  }
}
