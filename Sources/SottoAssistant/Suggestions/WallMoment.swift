import Foundation

/// A moment as it stood on the person's own clock.
///
/// A habit is kept by that clock: who hears the news at eight hears them at eight in another country, and on
/// the day after the clocks were changed.
package struct WallMoment: Hashable, Codable, Sendable {
  package let date: Date
  /// What the person's clock was ahead of Greenwich, in seconds.
  package let offset: Int

  package init(_ date: Date, offset: Int) {
    self.date = date
    self.offset = offset
  }

  package init(_ date: Date, in zone: TimeZone) {
    self.init(date, offset: zone.secondsFromGMT(for: date))
  }

  /// Minutes of that clock since 1970.
  var wallMinutes: Double { ((date.timeIntervalSince1970 + Double(offset)) / 60).rounded(.down) }

  /// Days of that clock since 1 January 1970.
  package var day: Int { Int((wallMinutes / 1440).rounded(.down)) }

  /// Minutes since midnight, from 0 to 1439.
  package var minute: Int { Int(wallMinutes - Double(day) * 1440) }

  /// As `Calendar` counts them: 1 is Sunday.
  package var weekday: Int { Self.weekday(of: day) }

  static func weekday(of day: Int) -> Int {
    // 1 January 1970 was a Thursday.
    let fromSunday = (day + 4) % 7
    return (fromSunday < 0 ? fromSunday + 7 : fromSunday) + 1
  }
}
