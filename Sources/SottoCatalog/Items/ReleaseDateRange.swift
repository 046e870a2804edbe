/// From one date to another, both included; an end that is `nil` is open.
public struct ReleaseDateRange: Hashable, Sendable {
  /// The first date; `nil` for any before the end.
  public var start: ReleaseDate?
  /// The last date; `nil` for any after the start.
  public var end: ReleaseDate?

  /// Makes a range; one whose end comes before its start holds nothing.
  public init(start: ReleaseDate?, end: ReleaseDate?) {
    self.start = start
    self.end = end
  }

  /// Whether a date lies in the range, as far as it and the ends are known: 2015 lies in
  /// "from June 2015".
  public func contains(_ date: ReleaseDate) -> Bool {
    if let start, date.asPrecisely(as: start) < start.asPrecisely(as: date) { return false }
    if let end, date.asPrecisely(as: end) > end.asPrecisely(as: date) { return false }
    return true
  }
}

extension ReleaseDate {
  fileprivate func asPrecisely(as other: ReleaseDate) -> ReleaseDate {
    ReleaseDate(
      year: year, month: other.month == nil ? nil : month, day: other.day == nil ? nil : day)
  }
}
