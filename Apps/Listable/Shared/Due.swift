import Foundation

/// When a task is due: once, or again and again.
package struct Due: Codable, Hashable, Sendable {
  /// The first time; without an hour it is a day.
  package var start: DateComponents
  package var repetition: Repetition?
  /// Until when what comes back has been done.
  package var passed: Date?
  /// Until when it has been put off.
  package var snoozed: Date?

  package struct Repetition: Codable, Hashable, Sendable {
    package var frequency: Frequency
    /// 2 is every other time.
    package var interval: Int
    /// Of weeks, on which days, as `Calendar` counts them: Sunday is 1. Empty is that of the start.
    package var weekdays: Set<Int>

    package init(_ frequency: Frequency, interval: Int = 1, weekdays: Set<Int> = []) {
      self.frequency = frequency
      self.interval = max(1, interval)
      self.weekdays = weekdays
    }
  }

  package enum Frequency: String, Codable, Sendable {
    case minutely, hourly, daily, weekly, monthly, yearly

    fileprivate var component: Calendar.Component {
      switch self {
      case .minutely: .minute
      case .hourly: .hour
      case .daily: .day
      case .weekly: .weekOfYear
      case .monthly: .month
      case .yearly: .year
      }
    }
  }

  /// - Parameter start: In any calendar; year to minute are kept, in the Gregorian one.
  package init(start: DateComponents, repetition: Repetition? = nil) {
    self.start = Self.gregorian(start)
    self.repetition = repetition
  }

  private static func gregorian(_ components: DateComponents) -> DateComponents {
    var parts = components
    let hasHour = components.hour != nil
    if var calendar = components.calendar, calendar.identifier != .gregorian {
      // Only the numbers change: they name the same moment wherever that is.
      calendar.timeZone = .gmt
      parts.timeZone = nil
      var gregorian = Calendar(identifier: .gregorian)
      gregorian.timeZone = .gmt
      guard let date = calendar.date(from: parts) else { return DateComponents() }
      parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    }
    return DateComponents(
      timeZone: components.timeZone, year: parts.year, month: parts.month, day: parts.day,
      hour: hasHour ? parts.hour : nil, minute: hasHour ? parts.minute ?? 0 : nil)
  }

  /// What is due some day is so from this hour on.
  static let hourOfDay = 9

  /// The first moment; `nil` where the components name none.
  ///
  /// - Parameter calendar: Of the place where the person is now, unless the components name a zone.
  package func first(in calendar: Calendar) -> Date? {
    guard start.day != nil else { return nil }
    var start = start
    if start.hour == nil { start.hour = Self.hourOfDay }
    return calendar.gregorian.inZone(of: start).date(from: start)
  }

  /// When it is to be done: the moment to which it has been put off, else the first that has not been done.
  package func pending(in calendar: Calendar) -> Date? {
    if let snoozed { return snoozed }
    guard let passed else { return first(in: calendar) }
    return next(after: passed, in: calendar)
  }

  /// Until when all is done or put off once its next time is. Where that has been put off before, its own
  /// time was settled then, and those that come before the moment to which it was stay.
  func settled(at now: Date, in calendar: Calendar) -> Date {
    max(now, (snoozed == nil ? pending(in: calendar) : passed) ?? now)
  }

  /// The parts of the moment at which it is to be done, as they were said where nothing has changed it.
  package var nextStart: DateComponents {
    guard passed != nil || snoozed != nil, let pending = pending(in: .current) else { return start }
    return Calendar(identifier: .gregorian)
      .dateComponents([.year, .month, .day, .hour, .minute], from: pending)
  }

  /// The first moment after another at which it is due.
  ///
  /// A day that a month has not is its last; an hour that a day has not is the next there is.
  package func next(after date: Date, in calendar: Calendar) -> Date? {
    guard let first = first(in: calendar) else { return nil }
    if first > date { return first }
    guard let repetition else { return nil }
    let calendar = calendar.gregorian.inZone(of: start)
    if repetition.frequency == .weekly, !repetition.weekdays.isEmpty {
      return nextDay(repetition, from: first, after: date, in: calendar)
    }
    let component = repetition.frequency.component
    let passed =
      calendar.dateComponents([component], from: first, to: date).value(for: component) ?? 0
    // Counted from the first, so that the 31st stays the 31st where there is one.
    var times = max(0, passed / repetition.interval)
    while true {
      guard
        let next = calendar.date(
          byAdding: component, value: times * repetition.interval, to: first)
      else { return nil }
      if next > date { return next }
      times += 1
    }
  }

  private func nextDay(
    _ repetition: Repetition, from first: Date, after date: Date, in calendar: Calendar
  ) -> Date? {
    let passed = calendar.dateComponents([.day], from: first, to: date).day ?? 0
    let firstWeek = calendar.dateInterval(of: .weekOfYear, for: first)?.start ?? first
    for days in passed...(passed + 7 * repetition.interval + 7) {
      guard let day = calendar.date(byAdding: .day, value: days, to: first) else { return nil }
      guard day > date, repetition.weekdays.contains(calendar.component(.weekday, from: day)),
        let week = calendar.dateInterval(of: .weekOfYear, for: day)?.start,
        let weeks = calendar.dateComponents([.weekOfYear], from: firstWeek, to: week).weekOfYear,
        weeks.isMultiple(of: repetition.interval)
      else { continue }
      return day
    }
    return nil
  }
}

extension Calendar {
  /// That of the same zone and week in which moments are kept.
  fileprivate var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  fileprivate func inZone(of components: DateComponents) -> Calendar {
    var calendar = self
    if let zone = components.timeZone { calendar.timeZone = zone }
    return calendar
  }
}
