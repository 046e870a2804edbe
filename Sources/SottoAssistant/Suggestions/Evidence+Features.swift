import Foundation

extension Evidence {
  /// What speaks for an action: logarithms of estimates that it is wanted, each by another way to look at it.
  package func features(of row: Row) -> [Float] {
    // What was done today is not due again.
    let due: Float = row.isDoneToday ? 0 : 1
    let rates = rates(of: row)
    let (habit, coming) = (rates.weekday * due, coming(row))
    return [
      log(rates.all + 0.003), log(habit + 0.03),
      log(row.exact.rates(of: days).weekday * due + 0.03),
      log(coming), log(following(row)),
      log(share(\.long, of: row)), log(share(\.week, of: row)), log(share(\.day, of: row)),
      log(share(\.hour, of: row)), row.today, 1 - due,
      // Ratios of rare things and ratios of sure ones do not count alike.
      min(1, habit), min(1, coming),
    ]
  }

  /// What speaks for nothing being done.
  package var featuresOfNothing: [Float] {
    [1, log(rates(of: anything).weekday), Float(log(silence / 3600)), anything.today]
  }

  /// On which part of the days it is done about this time.
  func rates(of row: Row) -> (all: Float, kind: Float, weekday: Float) {
    row.habit.rates(of: days)
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
