import Foundation

/// A time as it was said: what of the calendar was named, still relative to now.
///
/// Patterns fill it: `when.month`, `when.day` (-1 is a month's last), `when.year`; `when.days` (tomorrow
/// is 1), `when.weekday` (Monday is 1, and each of "Mondays and Fridays"), `when.weeks` (next week is 1),
/// `when.months` (next month is 1), `when.date` in figures, `when.holiday` as `Holiday` spells it;
/// `when.clock` in seconds, `when.hour`, `when.minute`;
/// `when.part`, the hour a part of the day stands for (morning 9, afternoon 15, evening 19), which
/// also tells 8 in the morning from 8 in the evening; `when.after`, seconds from now;
/// `when.recurrence`, and in `when.interval` how many of its units lie between (2 is every other).
struct SaidTime {
  let said: [String: Reading.Value]
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
  /// - Parameter due: When that is due which gets another time.
  /// - Returns: `nil` for a date or an hour that does not exist.
  func resolved(
    until end: SaidTime?, now: Date, due: Date? = nil, _ calendar: Calendar
  ) -> [String: Reading.Value]? {
    guard isWhole, isOneDay || said["recurrence"] != nil,
      let start = due.flatMap({ moment(insteadOf: $0, now, calendar) }) ?? moment(now, calendar)
    else { return nil }
    var found = ["start": Reading.Value.string(Self.text(start, hasTime: hasTime, calendar))]
    found["recurrence"] = recurrence
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

  func number(_ name: String) -> Int? {
    guard case .number(let value)? = said[name], value.magnitude < 1e9 else { return nil }
    return Int(value)
  }

  /// The days of the week, each once, as they were said; Monday is 1.
  var weekdays: [Int] {
    guard case .list(let days)? = said["weekday"] else { return [] }
    var named: [Int] = []
    for case .number(let day) in days where (1...7).contains(day) && !named.contains(Int(day)) {
      named.append(Int(day))
    }
    return named
  }

  private var isOneDay: Bool { weekdays.count < 2 }

  /// How it comes back, as `INRecurrenceRule` has it: a word for each time, an object for rarer times and for
  /// several days of a week.
  private var recurrence: Reading.Value? {
    guard let frequency = said["recurrence"] else { return nil }
    let interval = max(1, number("interval") ?? 1)
    guard interval > 1 || !isOneDay else { return frequency }
    var rule = ["frequency": frequency]
    if interval > 1 { rule["interval"] = .number(Double(interval)) }
    if !isOneDay { rule["days"] = .list(weekdays.sorted().map { .string(Self.names[$0 - 1]) }) }
    return .object(rule)
  }

  /// The days of `INDayOfWeekOptions`, in their order.
  private static let names = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// No day of a month and no hour is a fraction.
  private var isWhole: Bool {
    said.allSatisfy { name, value in
      guard case .number(let number) = value, name != "after" else { return true }
      return number == number.rounded()
    }
  }

  var hasTime: Bool {
    ["clock", "hour", "part", "after"].contains { said[$0] != nil }
  }

  /// The parts that an end takes over from its start.
  private var dateParts: [String: Reading.Value] {
    said.filter { Self.dayNames.contains($0.key) || $0.key == "part" }
  }

  static let dayNames: Set = [
    "year", "month", "day", "days", "weekday", "weeks", "months", "date", "holiday",
  ]

  var namesDay: Bool { said.keys.contains(where: Self.dayNames.contains) }

  private func moment(_ now: Date, _ calendar: Calendar) -> Date? {
    if let seconds = number("after") {
      // It is written without seconds: the whole minute after it, not the one before, which may be over.
      let moment = now.addingTimeInterval(Double(seconds)).timeIntervalSinceReferenceDate
      return Date(timeIntervalSinceReferenceDate: (moment / 60).rounded(.up) * 60)
    }
    guard let day = day(now, calendar) else { return nil }
    guard hasTime else { return calendar.startOfDay(for: day) }
    let seconds = secondsOfDay
    guard (0...Self.latest).contains(seconds) else { return nil }
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

  var secondsOfDay: Int {
    let part = number("part")
    // A clock is read as minutes and seconds; a time of day has hours and minutes.
    let clock = number("clock").map { $0 < 1440 ? $0 * 60 : $0 }
    let said = clock ?? (number("hour").map { $0 * 3600 + (number("minute") ?? 0) * 60 })
    guard var seconds = said else { return (part ?? 0) * 3600 }
    // "Tomorrow at three" is hardly meant at night.
    if part == nil, clock == nil, namesDay || self.said["recurrence"] != nil,
      Self.smallHours.contains(seconds)
    {
      seconds += 43_200
    }
    if let part, part >= 12, seconds < 43_200, part < 20 || seconds >= 18_000 { seconds += 43_200 }
    // Twelve at night ends the day.
    if let part, part >= 20, (43_200..<46_800).contains(seconds) { seconds += 43_200 }
    if let part, part < 12, (43_200..<46_800).contains(seconds) { seconds -= 43_200 }
    return seconds
  }

  /// Whether the hour may be one of either half of the day; who does something each day at a clock's
  /// time says which half it is.
  var saysHalfDay: Bool {
    (said["hour"] != nil || said["clock"] != nil && hasHalfDays) && said["recurrence"] == nil
  }

  /// "Tonight at half past twelve" is half an hour behind the day it is said of.
  static let latest = 90_000
  static let smallHours = 3600..<21_600

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
