import Foundation

/// On which days of the week something is done about a time of the day, and when exactly.
struct HabitPattern {
  let reason: Suggestion.Reason

  init(of number: Int, in model: SuggestionModel, at moment: WallMoment) {
    let wall = Int(moment.wallMinutes)
    let ages = AgeTable(weekday: moment.weekday, weekend: model.weekend)
    var (done, days) = ([Float](repeating: 0, count: 7), [Float](repeating: 0, count: 7))
    var (minutes, weight) = (Float(0), Float(0))
    var (lastDay, lastDone) = (Int.min, Int.min)
    for entry in model.log {
      let (day, apart) = SuggestionModel.daysAndMinutes(from: Int(entry.wall), to: wall)
      let age = ages[day].habit
      let weekday = WallMoment.weekday(of: moment.day - day) - 1
      if day != lastDay { (lastDay, days[weekday]) = (day, days[weekday] + age) }
      guard Int(entry.action) == number, abs(apart) <= Self.near else { continue }
      if day != lastDone { (lastDone, done[weekday]) = (day, done[weekday] + age) }
      minutes -= Float(apart) * age
      weight += age
    }
    let rates = (0..<7).map { done[$0] / (days[$0] + 1) }
    let half = (rates.max() ?? 0) / 2
    let about = moment.minute + Int((minutes / max(weight, 1e-6)).rounded())
    reason = .habit(
      weekdays: Set((0..<7).filter { rates[$0] > 0 && rates[$0] >= half }.map { $0 + 1 }),
      minute: (about + 1440) % 1440)
  }

  /// What is not farther from the time, in minutes, belongs to the habit.
  private static let near = 90
}
