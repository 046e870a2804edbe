import Foundation

/// When something shall happen, as a Reading says it: `{"start", "end", "recurrence"}` in local time.
struct Trigger {
  let value: Reading.Value

  /// - Parameter said: the parts of a moment under `time`, those of its end under `time.end`.
  /// - Returns: `nil` when there is no such moment.
  init?(_ said: [String: Reading.Value], _ surroundings: Surroundings) {
    var parts = said
    var trigger: [String: Reading.Value] = [:]
    trigger["recurrence"] = parts.removeValue(forKey: "recurrence")
    let last = parts.removeValue(forKey: "end")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = surroundings.timeZone
    guard let first = Moment(parts) else { return nil }
    let start = first.date(after: surroundings.now, in: calendar)
    guard start != nil || parts.isEmpty else { return nil }
    if let start { trigger["start"] = calendar.text(start, withTime: first.hasTime) }
    if let start, case .object(let parts)? = last {
      guard let end = Moment(parts),
        let date = end.date(after: end.hasDay ? surroundings.now : start, in: calendar)
      else { return nil }
      trigger["end"] = calendar.text(date, withTime: end.hasTime)
    }
    guard !trigger.isEmpty else { return nil }
    value = .object(trigger)
  }

  /// The parameter that says when, by intent.
  static func parameter(of intent: String?) -> String {
    switch intent {
    case "INSnoozeTasksIntent": "nextTriggerTime"
    case "INRequestRideIntent": "scheduledPickupTime"
    default: "temporalEventTrigger"
    }
  }
}

extension Calendar {
  fileprivate func text(_ date: Date, withTime: Bool) -> Reading.Value {
    let parts = dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ width: Int = 2) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day))"
    return .string(withTime ? day + "T\(digits(parts.hour)):\(digits(parts.minute))" : day)
  }
}
