import Foundation
import Intents

extension ScheduledNotification.Trigger {
  /// What repeats does so no oftener, as on a phone; in seconds.
  private static let shortest = 60.0

  /// The first time after a moment; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - start: What an interval is counted from.
  ///   - calendar: What the components mean, where they name no calendar or zone of their own.
  package func next(after moment: Date, since start: Date, in calendar: Calendar) -> Date? {
    if let components, let parts = try? DateComponents(exactly: components) {
      return next(matching: parts, after: moment, in: calendar)
    }
    guard let interval else { return moment }
    guard repeats else { return start + interval }
    let period = max(interval, Self.shortest)
    let passed = (moment.timeIntervalSince(start) / period).rounded(.down)
    return start + max(passed + 1, 1) * period
  }

  private func next(
    matching parts: DateComponents, after moment: Date, in calendar: Calendar
  ) -> Date? {
    var calendar = parts.calendar ?? calendar
    calendar.timeZone = parts.timeZone ?? calendar.timeZone
    // A whole date is one moment; what a day has not, as in the hour that is skipped, comes right after.
    if parts.year != nil, let date = calendar.date(from: parts) {
      return date > moment ? date : nil
    }
    let policies: [Calendar.MatchingPolicy] = [.nextTimePreservingSmallerComponents, .strict]
    return policies.lazy
      .compactMap { calendar.nextDate(after: moment, matching: parts, matchingPolicy: $0) }
      // An hour may give way to another, and no day: the 29th of February is none in March.
      .first { calendar.isDay($0, of: parts) }
  }
}

extension Calendar {
  fileprivate func isDay(_ date: Date, of parts: DateComponents) -> Bool {
    let found = dateComponents([.month, .day, .weekday], from: date)
    return (parts.month ?? found.month, parts.day ?? found.day, parts.weekday ?? found.weekday)
      == (found.month, found.day, found.weekday)
  }
}
