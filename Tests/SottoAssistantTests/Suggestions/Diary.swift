import Foundation
import SottoAssistant

/// What a person did, day by day, as a test tells it; day 0 is a Monday.
struct Diary {
  var model = SuggestionModel()
  var zone: TimeZone

  init(zone: String = "Europe/Berlin") {
    self.zone = TimeZone(identifier: zone) ?? .gmt
  }

  /// A moment by the person's own clock: Monday, 5 January 2026, is day 0.
  func moment(_ day: Int, _ hour: Int, _ minute: Int = 0) -> WallMoment {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = DateComponents(year: 2026, month: 1, day: 5 + day, hour: hour, minute: minute)
    return WallMoment(calendar.date(from: parts) ?? .distantPast, in: zone)
  }

  mutating func did(
    _ action: String, day: Int, _ hour: Int, _ minute: Int = 0, duration: TimeInterval? = nil,
    share: Double? = nil
  ) {
    model.learn(Doing(action, at: moment(day, hour, minute), duration: duration, share: share))
  }

  /// Weeks in which the news are heard at eight on workdays, and other things at other times.
  mutating func liveWeeks(_ weeks: Range<Int>) {
    for day in weeks.lowerBound * 7..<weeks.upperBound * 7 {
      if day % 7 < 5 { did("news", day: day, 8, day * 7 % 11) }
      did(["jazz", "rock", "chess", "poems"][day % 4], day: day, 13 + day * 5 % 4, 20)
      did(["folk", "opera", "tales"][day % 3], day: day, 19 + day % 2, 40)
    }
  }

  func suggestions(day: Int, _ hour: Int, _ minute: Int = 0, playing: String? = nil) -> [Suggestion]
  {
    model.ranked(at: Occasion(moment(day, hour, minute), playing: playing))
  }
}
