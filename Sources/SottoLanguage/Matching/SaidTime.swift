import Foundation

/// A time as it was said: what of the calendar was named, still relative to now.
///
/// Patterns fill it: `when.month`, `when.day` (-1 is a month's last), `when.year`; `when.days` (tomorrow
/// is 1), `when.weekday` (Monday is 1), `when.weeks` (next week is 1), `when.months` (next month is 1);
/// `when.clock` in seconds, `when.hour`, `when.minute`;
/// `when.part`, the hour a part of the day stands for (morning 9, afternoon 15, evening 19), which
/// also tells 8 in the morning from 8 in the evening; `when.after`, seconds from now;
/// `when.recurrence`.
struct SaidTime {
  private let said: [String: Reading.Value]
  /// Whether clocks show each hour twice a day to those who speak so.
  private let hasHalfDays: Bool

  init(_ said: [String: Reading.Value], hasHalfDays: Bool = false) {
    self.said = said
    self.hasHalfDays = hasHalfDays
  }

  static func calendar(in zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }

  /// The parameter's value: `start`, perhaps `end`, perhaps `recurrence`.
  ///
  /// - Returns: `nil` for a date or an hour that does not exist.
  func resolved(
    until end: SaidTime?, now: Date, _ calendar: Calendar
  ) -> [String: Reading.Value]? {
    guard isWhole, let start = moment(now, calendar) else { return nil }
    var found = ["start": Reading.Value.string(Self.text(start, hasTime: hasTime, calendar))]
    found["recurrence"] = said["recurrence"]
    if let end {
      let ending = SaidTime(
        end.said.merging(dateParts) { said, _ in said }, hasHalfDays: hasHalfDays)
      // The day, where one was said, counts from today as the start's does.
      let after = ending.namesDay ? now : start
      guard var moment = ending.moment(after, calendar) else { return nil }
      if moment <= start, let next = calendar.date(byAdding: .day, value: 1, to: moment) {
        moment = next
      }
      found["end"] = .string(Self.text(moment, hasTime: ending.hasTime, calendar))
    }
    return found
  }

  private func number(_ name: String) -> Int? {
    guard case .number(let value)? = said[name], value.magnitude < 1e9 else { return nil }
    return Int(value)
  }

  /// No day of a month and no hour is a fraction.
  private var isWhole: Bool {
    said.allSatisfy { name, value in
      guard case .number(let number) = value, name != "after" else { return true }
      return number == number.rounded()
    }
  }

  private var hasTime: Bool {
    ["clock", "hour", "part", "after"].contains { said[$0] != nil }
  }

  /// The parts that an end takes over from its start.
  private var dateParts: [String: Reading.Value] {
    said.filter { Self.dayNames.contains($0.key) || $0.key == "part" }
  }

  private static let dayNames: Set = [
    "year", "month", "day", "days", "weekday", "weeks", "months",
  ]

  private var namesDay: Bool { said.keys.contains(where: Self.dayNames.contains) }

  private func moment(_ now: Date, _ calendar: Calendar) -> Date? {
    if let seconds = number("after") { return now.addingTimeInterval(Double(seconds)) }
    guard let day = day(now, calendar) else { return nil }
    guard hasTime else { return calendar.startOfDay(for: day) }
    let seconds = secondsOfDay
    guard (0...86_400).contains(seconds) else { return nil }
    func at(_ seconds: Int, on day: Date) -> Date? {
      calendar.date(
        byAdding: .second, value: seconds, to: calendar.startOfDay(for: day))
    }
    guard let moment = at(seconds, on: day), !namesDay, moment <= now else {
      return at(seconds, on: day)
    }
    // "At five", said at noon, is this afternoon; "at nine" is tomorrow, as is "in the morning".
    if saysHalfDay, said["part"] == nil, seconds < 43_200,
      let later = at(seconds + 43_200, on: day), later > now
    {
      return later
    }
    return calendar.date(byAdding: .day, value: 1, to: moment)
  }

  private var secondsOfDay: Int {
    let part = number("part")
    // A clock is read as minutes and seconds; a time of day has hours and minutes.
    let clock = number("clock").map { $0 < 1440 ? $0 * 60 : $0 }
    let said = clock ?? (number("hour").map { $0 * 3600 + (number("minute") ?? 0) * 60 })
    guard var seconds = said else { return (part ?? 0) * 3600 }
    // "Tomorrow at three" is hardly meant at night.
    if part == nil, clock == nil, namesDay, Self.smallHours.contains(seconds) { seconds += 43_200 }
    if let part, part >= 12, seconds < 43_200, part < 20 || seconds >= 18_000 { seconds += 43_200 }
    if let part, part < 12, (43_200..<46_800).contains(seconds) { seconds -= 43_200 }
    return seconds
  }

  /// Whether the hour may be one of either half of the day; who does something each day at a clock's
  /// time says which half it is.
  private var saysHalfDay: Bool {
    said["clock"] == nil ? said["hour"] != nil : hasHalfDays && said["recurrence"] == nil
  }

  private static let smallHours = 3600..<21_600

  /// The day that was named; a day without its year is the next of that name.
  private func day(_ now: Date, _ calendar: Calendar) -> Date? {
    let today = calendar.startOfDay(for: now)
    if let day = number("day") { return dated(day, today, calendar) }
    if let days = number("days") { return calendar.date(byAdding: .day, value: days, to: today) }
    if let weekday = number("weekday") {
      // Calendars count from Sunday, 1.
      let ahead = (weekday % 7 + 1 - calendar.component(.weekday, from: today) + 7) % 7
      let weeks = max(0, number("weeks") ?? 0)
      // Today, where its time is still to come.
      let isAhead =
        hasTime && calendar.startOfDay(for: now).addingTimeInterval(Double(secondsOfDay)) > now
      let days =
        weeks == 0
        ? (ahead == 0 && !isAhead ? 7 : ahead)
        : daysToMonday(today, calendar) + weekday - 1 + (weeks - 1) * 7
      return calendar.date(byAdding: .day, value: days, to: today)
    }
    if let weeks = number("weeks") {
      return calendar.date(byAdding: .day, value: weeks * 7, to: today)
    }
    return calendar.date(byAdding: .month, value: number("months") ?? 0, to: today)
  }

  private func daysToMonday(_ today: Date, _ calendar: Calendar) -> Int {
    (9 - calendar.component(.weekday, from: today)) % 7 == 0
      ? 7 : (9 - calendar.component(.weekday, from: today)) % 7
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

  private static func text(_ date: Date, hasTime: Bool, _ calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func padded(_ number: Int?, _ width: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    return hasTime ? day + "T\(padded(parts.hour, 2)):\(padded(parts.minute, 2))" : day
  }
}
