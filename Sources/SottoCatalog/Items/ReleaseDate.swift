/// A year, a month of a year or a day, as precisely as it is known.
public struct ReleaseDate: Hashable, Sendable {
  /// 1 to 9999.
  public var year: Int
  /// 1 to 12.
  public var month: Int?
  /// 1 to 31; only beside a month.
  public var day: Int?

  /// Makes a date; a day without a month is none.
  public init(year: Int, month: Int? = nil, day: Int? = nil) {
    self.year = year
    self.month = month
    self.day = month == nil ? nil : day
  }

  /// Reads `2015`, `2015-10` and `2015-10-23`; a time of day after it is ignored.
  public init?(_ text: some StringProtocol) {
    let parts = text.prefix { $0 != "T" && $0 != " " }
      .split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = parts.first, let year = first, (1...9999).contains(year) else { return nil }
    let month = parts.count > 1 ? parts[1] : nil
    let day = parts.count > 2 ? parts[2] : nil
    self.init(
      year: year, month: month.flatMap { (1...12).contains($0) ? $0 : nil },
      day: day.flatMap { (1...31).contains($0) ? $0 : nil })
  }
}

extension ReleaseDate: Comparable {
  /// What is unknown comes first: a bare year precedes its months.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month ?? 0, left.day ?? 0) < (right.year, right.month ?? 0, right.day ?? 0)
  }
}

extension ReleaseDate: CustomStringConvertible {
  /// As it is read: 2015, 2015-10 or 2015-10-23.
  public var description: String {
    [String(year), month.map(Self.twoDigits), day.map(Self.twoDigits)]
      .compactMap(\.self).joined(separator: "-")
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
