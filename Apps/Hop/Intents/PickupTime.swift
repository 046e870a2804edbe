import Foundation
import Intents

/// When a person wants to be picked up.
enum PickupTime {
  static func result(_ range: INDateComponentsRange?) -> INDateComponentsRangeResolutionResult {
    guard let range, let start = range.startDateComponents else { return .notRequired() }
    // “Tomorrow” alone is no time for a car to be there.
    guard start.hour != nil, let date = moment(start) else { return .needsValue() }
    return date < Date.now - Self.present ? .unsupported() : .success(with: range)
  }

  /// The moment; `nil` for as soon as can be.
  static func date(of range: INDateComponentsRange?) -> Date? {
    guard let date = range?.startDateComponents.flatMap(moment) else { return nil }
    return abs(date.timeIntervalSinceNow) <= present ? nil : date
  }

  /// Whether the dispatch books no ride that far ahead.
  static func isTooFar(_ date: Date) -> Bool { date > Date.now + 7 * 24 * 60 * 60 }

  /// A time without a day is the next time that it is so late.
  private static func moment(_ parts: DateComponents) -> Date? {
    let calendar = parts.calendar ?? .current
    if parts.day != nil || parts.weekday != nil && parts.weekOfYear != nil {
      return calendar.date(from: parts)
    }
    return calendar.nextDate(after: .now, matching: parts, matchingPolicy: .nextTime)
  }

  /// Seconds from the present that are “now”.
  private static let present = 90.0
}
