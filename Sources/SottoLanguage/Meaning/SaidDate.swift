/// A day of the calendar as figures say it, in one number: 20261224, or 1224 where no year was said.
struct SaidDate {
  /// What a language writes first where it writes no year before it.
  enum Order: String {
    case day
    case month
  }

  var year: Int?
  var month: Int
  var day: Int

  init(packed: Int) {
    year = packed >= 10_000 ? packed / 10_000 : nil
    month = packed / 100 % 100
    day = packed % 100
  }

  /// - Returns: `nil` for figures that are no date.
  init?(_ figures: [Int], _ order: Order) {
    guard figures.count == 2 || figures.count == 3 else { return nil }
    var rest = figures
    if let first = figures.first, Self.years.contains(first), figures.count == 3 {
      year = rest.removeFirst()
      (month, day) = (rest[0], rest[1])
    } else {
      if figures.count == 3 {
        let last = rest.removeLast()
        year = last < 100 ? 2000 + last : last
      }
      (month, day) = order == .day ? (rest[1], rest[0]) : (rest[0], rest[1])
      // There is no month 24: a foreigner writes the day where the month is expected.
      if month > 12 { swap(&month, &day) }
    }
    guard (1...12).contains(month), (1...31).contains(day), year.map(Self.years.contains) ?? true
    else { return nil }
  }

  private static let years = 1900...2199

  var packed: Double { Double((year ?? 0) * 10_000 + month * 100 + day) }
}
