import Foundation

// A time that takes another's place: “no, at nine”.

extension SaidTime {
  /// A time of day without a day is one of the day on which the thing is due, and of the same half of that.
  ///
  /// How often it comes back alone leaves it where it is.
  ///
  /// - Returns: `nil` where more was said, and for what is over.
  func moment(insteadOf due: Date, _ now: Date, _ calendar: Calendar) -> Date? {
    if said["recurrence"] != nil, !hasTime, !namesDay { return due > now ? due : nil }
    guard hasTime, !namesDay, said["after"] == nil, said["recurrence"] == nil else { return nil }
    let day = calendar.startOfDay(for: due)
    let time = due.timeIntervalSince(day)
    var seconds = secondsOfDay
    let isLater = time >= 43_200 || time == 0 && Self.smallHours.contains(seconds)
    if isLater, saysHalfDay, said["part"] == nil, seconds < 43_200 { seconds += 43_200 }
    guard (0...Self.latest).contains(seconds),
      let moment = calendar.date(byAdding: .second, value: seconds, to: day), moment > now
    else { return nil }
    return moment
  }

  /// The moment that a Reading's `start` is: `2026-11-30T18:00`, with or without seconds, or a day alone.
  ///
  /// - Returns: `nil` for what is none: an app may say anything.
  static func moment(of start: String, _ calendar: Calendar) -> Date? {
    let numbers = start.split { "-T:".contains($0) }.compactMap { Int($0) }
    guard numbers.count == 3 || (5...6).contains(numbers.count), (1...9999).contains(numbers[0])
    else { return nil }
    let parts = DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2],
      hour: numbers.count > 3 ? numbers[3] : 0, minute: numbers.count > 3 ? numbers[4] : 0)
    return parts.isValidDate(in: calendar) ? calendar.date(from: parts) : nil
  }
}
