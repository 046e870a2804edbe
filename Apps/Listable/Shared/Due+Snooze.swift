import Foundation

extension Due {
  /// Where no time is said: ten minutes from now.
  package static func usualSnooze(from now: Date) -> Due {
    let calendar = Calendar(identifier: .gregorian)
    let date = calendar.date(byAdding: .minute, value: 10, to: now) ?? now
    return Due(start: calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date))
  }
}
