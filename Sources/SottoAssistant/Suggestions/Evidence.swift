import Foundation

/// What the log says of each action, as seen from one moment: counted in one pass.
package struct Evidence {
  package private(set) var actions: [Row]
  /// The same of whatever was done.
  private(set) var anything = Row()
  /// The days that the log has something of, each weighed by its age: all, those of this kind, those of
  /// this weekday.
  private(set) var days: (all: Float, kind: Float, weekday: Float) = (0, 0, 0)
  /// How often nothing had followed the last action for as long as now, weighed by age.
  private(set) var waits: Float = 0
  /// The action that was done last, or plays.
  let last: Int?
  /// Seconds since anything was done.
  let silence: Double

  /// What is counted of one action.
  package struct Row {
    /// On how many days it was done about this time, each by how near to it and weighed by its age.
    var habit: (all: Float, kind: Float, weekday: Float) = (0, 0, 0)
    /// How near to this time it was done today, from 0 to 1.
    var today: Float = 0
    var often = Often()
    /// How often it followed the last action when nothing had for as long as now.
    var follows: Float = 0
    fileprivate var day = Int.min
    fileprivate var peak: Float = 0

    /// Counts a day once, by what was nearest: who plays a song thrice at eight has one habit.
    fileprivate mutating func see(_ nearness: Float, _ age: AgeTable.Entry, on day: Int) {
      if day != self.day { (self.day, peak) = (day, 0) }
      guard nearness > peak else { return }
      let gain = (nearness - peak) * age.habit
      peak = nearness
      habit.all += gain
      if age.isSameKind { habit.kind += gain }
      if age.isSameWeekday { habit.weekday += gain }
    }
  }

  /// How often something was done, by half-lives: of 60 days, a week, a day, an hour.
  struct Often {
    var long: Float = 0
    var week: Float = 0
    var day: Float = 0
    var hour: Float = 0
  }

  package init(_ model: SuggestionModel, at occasion: Occasion) {
    let now = occasion.moment.date.timeIntervalSince1970
    let wall = Int(Int32(clamping: Int(occasion.moment.wallMinutes))) + Self.ahead
    let ages = AgeTable(weekday: occasion.moment.weekday, weekend: model.weekend)
    last = occasion.playing.flatMap(model.knownNumber) ?? model.log.last.map { Int($0.action) }
    silence = max(60, now - (model.log.last?.date ?? 0))
    // What is a little quicker this time is the same way of following.
    let (least, most) = (0.8 * silence - 120, silence + SuggestionModel.window)
    var rows = [Row](repeating: Row(), count: model.actions.count)
    var previous: SuggestionModel.Entry?
    var lastDay = Int.min
    for entry in model.log {
      // Of the days' moments like this, the one that it was nearest to, and how far from that.
      let (day, apart) = SuggestionModel.daysAndMinutes(from: Int(entry.wall), to: wall)
      let nearness = TimeKernel.nearness[abs(apart)]
      let age = ages[day]
      let action = Int(entry.action)
      if day == 0 {
        rows[action].today = max(rows[action].today, nearness)
        anything.today = max(anything.today, nearness)
      } else {
        if nearness > 0.01 {
          rows[action].see(nearness, age, on: day)
          anything.see(nearness, age, on: day)
        }
        if day != lastDay {
          lastDay = day
          days.all += age.habit
          if age.isSameKind { days.kind += age.habit }
          if age.isSameWeekday { days.weekday += age.habit }
        }
      }
      let hours = Float(abs(now - entry.date) / 3600)
      let (perDay, perHour) =
        hours < 240 ? (exp2f(-hours / 24), hours < 24 ? exp2f(-hours) : 0) : (0, 0)
      rows[action].often.long += age.long
      rows[action].often.week += age.week
      rows[action].often.day += perDay
      rows[action].often.hour += perHour
      anything.often.long += age.long
      anything.often.week += age.week
      anything.often.day += perDay
      anything.often.hour += perHour
      if let previous, Int(previous.action) == last {
        let gap = entry.date - previous.date
        if gap >= least {
          waits += age.long
          if gap <= most { rows[action].follows += age.long }
        }
      }
      previous = entry
    }
    actions = rows
  }

  /// Minutes after now that the window's middle is weighed at.
  private static let ahead = 10
}

/// How near two times of the day are: 1 for the same, a bell of 40 minutes to each side.
enum TimeKernel {
  /// By minutes apart.
  static let nearness = (0...720).map { expf(-Float($0 * $0) / Float(2 * 40 * 40)) }
}
