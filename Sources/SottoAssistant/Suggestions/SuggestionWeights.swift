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
    action: [0.5, 0.3, 0.6, 0.2, 0.2, 0.1, 0.0, -2], nothing: [0, -0.5, 0.2, 0])

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

extension Evidence {
  /// What speaks for an action: mostly logarithms of estimates that it is done now, each another way.
  package func features(of row: Row) -> [Float] {
    let rates = rates(of: row)
    return [
      log(rates.weekday), log(rates.all), log(following(row)),
      log(share(\.long, of: row)), log(share(\.week, of: row)), log(share(\.day, of: row)),
      log(share(\.hour, of: row)), row.today,
    ]
  }

  /// The part of all that was done that it has, lately or for long.
  func share(_ halfLife: KeyPath<Often, Float>, of row: Row) -> Float {
    (row.often[keyPath: halfLife] + 0.03) / (anything.often[keyPath: halfLife] + 1)
  }

  /// What speaks for nothing being done.
  package var featuresOfNothing: [Float] {
    let rates = rates(of: anything)
    return [1, log(rates.weekday), Float(log(silence / 3600)), anything.today]
  }

  /// The shares of all days, days of this kind and this weekday when it was done about this time. With few days
  /// of a kind to go by, they are taken to be like the others.
  func rates(of row: Row) -> (all: Float, kind: Float, weekday: Float) {
    let all = (row.habit.all + 0.01) / (days.all + 1)
    let kind = (row.habit.kind + all) / (days.kind + 1)
    return (all, kind, (row.habit.weekday + kind) / (days.weekday + 1))
  }

  /// How likely it follows the last action about now.
  func following(_ row: Row) -> Float {
    (row.follows + 0.5 * share(\.long, of: row)) / (waits + 0.5)
  }
}
