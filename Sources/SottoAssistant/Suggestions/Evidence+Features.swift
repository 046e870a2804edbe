import Foundation

extension Evidence {
  /// What speaks for an action: logarithms of estimates that it is wanted, each by another way to look at it.
  package func features(of row: Row) -> [Float] {
    // What was done today as usual is not due again.
    let due = 1 - row.today
    let rates = rates(of: row)
    return [
      log(rates.all * due + 0.003), log(rates.weekday * due + 0.003),
      log(row.exact.rates(of: days.0).weekday * due + 0.003),
      log(row.lately.rates(of: days.lately).kind * due + 0.003),
      log(following(row)), log(coming(row)),
      log(share(\.long, of: row)), log(share(\.week, of: row)), log(share(\.day, of: row)),
      log(share(\.hour, of: row)), row.today,
    ]
  }

  /// What speaks for nothing being done.
  package var featuresOfNothing: [Float] {
    [1, log(rates(of: anything).weekday), Float(log(silence / 3600)), anything.today]
  }

  /// On which part of the days it is done about this time.
  func rates(of row: Row) -> (all: Float, kind: Float, weekday: Float) {
    row.habit.rates(of: days.0)
  }

  /// How likely it comes next after the last action.
  func following(_ row: Row) -> Float {
    (row.next.all + 0.5 * share(\.long, of: row)) / (before.all + 0.5)
  }

  /// How likely it comes next after the last action, and soon, now that nothing has for so long.
  func coming(_ row: Row) -> Float {
    (row.next.soon + 0.5 * share(\.long, of: row)) / (before.waiting + 0.5)
  }

  /// The part of all that was done that it has, lately or for long.
  func share(_ halfLife: KeyPath<Often, Float>, of row: Row) -> Float {
    (row.often[keyPath: halfLife] + 0.03) / (anything.often[keyPath: halfLife] + 1)
  }
}
