import Foundation
import Intents

/// When a person wants to be picked up.
struct PickupTime {
  /// The day that was said without an hour, which is asked for.
  private var day: DateComponents?

  mutating func result(_ range: INDateComponentsRange?) -> INDateComponentsRangeResolutionResult {
    guard let range, let said = range.startDateComponents else { return .notRequired() }
    // “Tomorrow” alone is no time for a car to be there.
    guard said.hour != nil else {
      day = said
      return .needsValue()
    }
    let start = onDay(said)
    guard let date = Self.moment(start) else { return .needsValue() }
    if date < Date.now - Self.present { return .unsupported() }
    return .success(with: start == said ? range : INDateComponentsRange(start: start, end: nil))
  }

  /// “At noon”, said of a day that was named before, comes as the next noon there is.
  private func onDay(_ answer: DateComponents) -> DateComponents {
    guard let day, let answered = Self.moment(answer) else { return answer }
    let hour = DateComponents(hour: answer.hour, minute: answer.minute ?? 0)
    let next = Calendar.current.nextDate(after: .now, matching: hour, matchingPolicy: .nextTime)
    guard answer.day == nil || answered == next else { return answer }
    var whole = answer
    (whole.year, whole.month, whole.day) = (day.year, day.month, day.day)
    return whole
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
