import Foundation

// Which day a time is on.

extension SaidTime {
  /// The day that was named; a day without its year is the next of that name.
  func day(_ now: Date, _ calendar: Calendar) -> Date? {
    let today = calendar.startOfDay(for: now)
    if let day = number("day") { return dated(day, today, calendar) }
    if let date = number("date") { return figured(SaidDate(packed: date), today, calendar) }
    if case .string(let rule)? = said["holiday"] {
      return Holiday(rule)?.next(from: today, calendar)
    }
    if let days = number("days") { return calendar.date(byAdding: .day, value: days, to: today) }
    let ahead = weekdays.map { daysAhead(to: $0, now, calendar) }.min()
    if let ahead { return calendar.date(byAdding: .day, value: ahead, to: today) }
    if let weeks = number("weeks") {
      return calendar.date(byAdding: .day, value: weeks * 7, to: today)
    }
    return calendar.date(byAdding: .month, value: number("months") ?? 0, to: today)
  }

  private func daysAhead(to weekday: Int, _ now: Date, _ calendar: Calendar) -> Int {
    let today = calendar.startOfDay(for: now)
    let weeks = max(0, number("weeks") ?? 0)
    guard weeks == 0 else {
      return daysToMonday(today, calendar) + weekday - 1 + (weeks - 1) * 7
    }
    // Calendars count from Sunday, 1.
    let ahead = (weekday % 7 + 1 - calendar.component(.weekday, from: today) + 7) % 7
    // Today, where its time is still to come.
    let isAhead = hasTime && today.addingTimeInterval(Double(secondsOfDay)) > now
    return ahead == 0 && !isAhead ? 7 : ahead
  }

  private func daysToMonday(_ today: Date, _ calendar: Calendar) -> Int {
    (9 - calendar.component(.weekday, from: today)) % 7 == 0
      ? 7 : (9 - calendar.component(.weekday, from: today)) % 7
  }

  /// A day in figures; without a year the next of that name.
  private func figured(_ date: SaidDate, _ today: Date, _ calendar: Calendar) -> Date? {
    guard let year = date.year else {
      return calendar.nextYearly(from: today) { year in
        calendar.valid(year, date.month, date.day)
      }
    }
    return calendar.valid(year, date.month, date.day)
  }

  private func dated(_ day: Int, _ today: Date, _ calendar: Calendar) -> Date? {
    let current = calendar.dateComponents([.year, .month], from: today)
    guard let thisYear = current.year, let thisMonth = current.month else { return nil }
    let month = number("month") ?? thisMonth
    func date(_ year: Int, _ month: Int) -> Date? {
      var parts = DateComponents(
        timeZone: calendar.timeZone, year: year, month: month, day: max(1, day))
      if day < 0, let first = calendar.date(from: parts),
        let days = calendar.range(of: .day, in: .month, for: first)
      {
        parts.day = days.count + day + 1
      }
      return parts.isValidDate(in: calendar) ? calendar.date(from: parts) : nil
    }
    if let months = number("months") {
      // Counted from 0 at the beginning of the first year.
      let ahead = thisYear * 12 + thisMonth - 1 + months
      return date(ahead / 12, ahead % 12 + 1)
    }
    if let year = number("year") { return date(year, month) }
    if let found = date(thisYear, month), found >= today { return found }
    guard number("month") == nil else { return date(thisYear + 1, month) }
    return thisMonth == 12 ? date(thisYear + 1, 1) : date(thisYear, thisMonth + 1)
  }
}
