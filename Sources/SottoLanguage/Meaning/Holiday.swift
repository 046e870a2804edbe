import Foundation

/// A day that comes once a year, by the rule that a lexicon writes for it: `12-25` (a month and a day),
/// `11-thursday-4` (a month's fourth Thursday), `easter` and `easter+1` (days from Easter Sunday of the Western
/// churches), `pascha` (that of the Eastern), `chinese 1-1`, `korean 1-1` and `islamic 10-1` (the month and day
/// of another calendar).
struct Holiday {
  private enum Rule {
    case day(Calendar.Identifier, month: Int, day: Int)
    case easter(days: Int)
    case pascha
    case weekday(month: Int, weekday: Int, place: Int)
  }

  private let rule: Rule

  /// - Returns: `nil` for text that is no such rule.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    if let first = words.first, first.hasPrefix("easter") {
      let days = first.dropFirst("easter".count)
      guard days.isEmpty || Int(days) != nil else { return nil }
      rule = .easter(days: Int(days) ?? 0)
      return
    }
    if text == "pascha" {
      rule = .pascha
      return
    }
    guard let last = words.last else { return nil }
    let parts = last.split(separator: "-")
    if parts.count == 3, let month = Int(parts[0]), let place = Int(parts[2]),
      let weekday = Self.weekdays.firstIndex(of: String(parts[1]))
    {
      rule = .weekday(month: month, weekday: weekday + 1, place: place)
      return
    }
    guard parts.count == 2, let month = Int(parts[0]), let day = Int(parts[1]),
      let calendar = Self.calendars[words.count > 1 ? String(words[0]) : ""]
    else { return nil }
    rule = .day(calendar, month: month, day: day)
  }

  private static let calendars: [String: Calendar.Identifier] = [
    "": .gregorian, "chinese": .chinese, "korean": .dangi, "islamic": .islamicUmmAlQura,
  ]
  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]

  /// The next such day, today being one.
  func next(from today: Date, _ calendar: Calendar) -> Date? {
    switch rule {
    case .easter(let days):
      return calendar.nextYearly(from: today) { year in
        calendar.easter(year).flatMap { calendar.date(byAdding: .day, value: days, to: $0) }
      }
    case .pascha: return calendar.nextYearly(from: today, calendar.pascha)
    case .weekday(let month, let weekday, let place):
      return calendar.nextYearly(from: today) { year in
        calendar.date(
          from: DateComponents(
            timeZone: calendar.timeZone, year: year, month: month, weekday: weekday,
            weekdayOrdinal: place))
      }
    case .day(.gregorian, let month, let day):
      return calendar.nextYearly(from: today) { calendar.valid($0, month, day) }
    case .day(let identifier, let month, let day):
      var other = Calendar(identifier: identifier)
      other.timeZone = calendar.timeZone
      var parts = other.dateComponents([.era, .year], from: today)
      (parts.month, parts.day) = (month, day)
      for _ in 0..<3 {
        if let date = other.date(from: parts), date >= today {
          return calendar.startOfDay(for: date)
        }
        parts.year? += 1
      }
      return nil
    }
  }
}

extension Calendar {
  /// The first of what comes once a year that is not over.
  func nextYearly(from today: Date, _ inYear: (Int) -> Date?) -> Date? {
    let year = component(.year, from: today)
    // The 29th of February may be eight years away.
    return (year...year + 8).lazy.compactMap(inYear).first { $0 >= today }
  }

  /// `nil` for a day that the month lacks.
  func valid(_ year: Int, _ month: Int, _ day: Int) -> Date? {
    let parts = DateComponents(timeZone: timeZone, year: year, month: month, day: day)
    return parts.isValidDate(in: self) ? date(from: parts) : nil
  }

  /// Easter Sunday, by the rule of Meeus, Jones and Butcher.
  fileprivate func easter(_ year: Int) -> Date? {
    let golden = year % 19
    let (century, ofCentury) = (year / 100, year % 100)
    let moon =
      (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
    let sunday = (32 + 2 * (century % 4) + 2 * (ofCentury / 4) - moon - ofCentury % 4) % 7
    let shift = (golden + 11 * moon + 22 * sunday) / 451
    let days = moon + sunday - 7 * shift + 114
    return valid(year, days / 31, days % 31 + 1)
  }

  /// Easter Sunday of the Eastern churches: Meeus's rule for the Julian calendar, which is thirteen days behind
  /// until 2099.
  fileprivate func pascha(_ year: Int) -> Date? {
    let moon = (19 * (year % 19) + 15) % 30
    let sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
    let days = moon + sunday + 114
    return valid(year, days / 31, days % 31 + 1).flatMap { date(byAdding: .day, value: 13, to: $0) }
  }
}
