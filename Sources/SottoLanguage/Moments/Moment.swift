import Foundation

/// A point in time as it is said: "in ten minutes", "tomorrow at five", "on 3 May at 7:30".
///
/// A pattern fills the parts as `{time.hour:number}`, `{time.weekday:weekday}` …; which day is meant
/// shows when the whole sentence is known. What is left open is the next such moment.
struct Moment {
  /// `year month day`, `weekday` (Monday is 1), `days` and `months` from today, `seconds` from now,
  /// `hour minute`, `clock` (minutes since midnight), `before` (minutes to the hour).
  private var numbers: [String: Int] = [:]
  /// `am` or `pm`, where hours are counted to twelve.
  private var half: String?

  /// - Returns: `nil` when a part is no part of any date.
  init?(_ parts: [String: Reading.Value]) {
    for (name, value) in parts {
      switch value {
      case .number(let number):
        guard let range = Self.ranges[name], let whole = Int(exactly: number.rounded()),
          range.contains(whole)
        else { return nil }
        numbers[name] = whole
      case .string(let text) where name == "year":
        numbers[name] = Int(text)
      case .string(let text):
        half = text
      default:
        continue
      }
    }
  }

  private static let ranges: [String: ClosedRange<Int>] = [
    "year": 1900...2199, "month": 1...12, "day": 1...31, "weekday": 1...7, "days": 0...36_500,
    "months": 0...1200, "seconds": 0...315_360_000, "hour": 0...24, "minute": 0...59,
    "clock": 0...1440, "before": 0...60,
  ]

  /// The moment in local time: `2026-11-21T17:00`, or `2026-11-21` when no time of day was said.
  ///
  /// - Parameter earliest: what the moment follows: now, or the start of the same span.
  /// - Returns: `nil` when no part was said, or there is no such day.
  func date(after earliest: Date, in calendar: Calendar) -> Date? {
    if let seconds = numbers["seconds"] { return earliest.addingTimeInterval(Double(seconds)) }
    let today = calendar.startOfDay(for: earliest)
    guard let minutes = minutesOfDay(hasDay: hasDay) else {
      return hasDay ? day(from: today, in: calendar) : nil
    }
    if hasDay {
      return day(from: today, in: calendar).flatMap { calendar.at(minutes, of: $0) }
    }
    return [minutes, isOpen ? minutes + 720 : minutes + 1440, minutes + 1440].lazy
      .compactMap { calendar.at($0, of: today) }.first { $0 > earliest }
  }

  /// Whether the time of day was said.
  var hasTime: Bool { numbers["seconds"] != nil || minutesOfDay(hasDay: true) != nil }

  var hasDay: Bool {
    ["month", "day", "weekday", "days", "months", "year"].contains { numbers[$0] != nil }
  }

  /// Whether the hour may be meant in either half of the day.
  private var isOpen: Bool { half == nil && (1...12).contains(numbers["hour"] ?? 0) }

  private func minutesOfDay(hasDay: Bool) -> Int? {
    guard var minutes = numbers["clock"] ?? numbers["hour"].map({ $0 * 60 }) else { return nil }
    minutes += (numbers["minute"] ?? 0) - (numbers["before"] ?? 0)
    if half == "pm", minutes < 720 { minutes += 720 }
    if half == "am", minutes >= 720 { minutes -= 720 }
    return minutes
  }

  private func day(from today: Date, in calendar: Calendar) -> Date? {
    if let days = numbers["days"] { return calendar.date(byAdding: .day, value: days, to: today) }
    if let months = numbers["months"] {
      return calendar.date(byAdding: .month, value: months, to: today)
    }
    if let weekday = numbers["weekday"] {
      let ahead = (weekday % 7 + 1 - calendar.component(.weekday, from: today) + 7) % 7
      return calendar.date(byAdding: .day, value: ahead == 0 ? 7 : ahead, to: today)
    }
    return dated(from: today, in: calendar)
  }

  /// The next day of that date; a month alone begins with its first.
  private func dated(from today: Date, in calendar: Calendar) -> Date? {
    let now = calendar.dateComponents([.year, .month], from: today)
    guard let year = now.year, let month = now.month else { return nil }
    let day = numbers["day"] ?? 1
    let candidates =
      if let said = numbers["year"] {
        [DateComponents(year: said, month: numbers["month"] ?? 1, day: day)]
      } else if let said = numbers["month"] {
        (0...4).map { DateComponents(year: year + $0, month: said, day: day) }
      } else {
        (0...2).map { DateComponents(year: year, month: month + $0, day: day) }
      }
    return candidates.lazy.compactMap { calendar.date(from: $0) }.first {
      (numbers["year"] != nil || $0 >= today) && calendar.component(.day, from: $0) == day
    }
  }
}

extension Calendar {
  /// A time of day; "24:00" is the next midnight.
  fileprivate func at(_ minutes: Int, of day: Date) -> Date? {
    date(byAdding: DateComponents(day: minutes / 1440), to: day).flatMap {
      date(bySettingHour: minutes % 1440 / 60, minute: minutes % 60, second: 0, of: $0)
    }
  }
}
