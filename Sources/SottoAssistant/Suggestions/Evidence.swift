import Foundation

/// What the log says of each action, as seen from one moment: counted in one pass.
package struct Evidence {
  package private(set) var actions: [Row]
  /// The same of whatever was done.
  private(set) var anything = Row()
  /// The days that the log has something of.
  private(set) var days = DayCount()
  /// How often the last action was done, weighed by age; and how often nothing had followed for as long as now.
  private(set) var before: (all: Float, waiting: Float) = (0, 0)
  /// The action that was done last, or plays.
  let last: Int?
  /// Seconds since anything was done.
  let silence: Double

  /// What is counted of one action.
  package struct Row {
    /// The days on which it was done about this time.
    var habit = DayCount()
    /// The days on which it was done at this very time.
    var exact = DayCount()
    /// How near to this time it was done today, from 0 for four hours or more to 1.
    var today: Float = 0
    /// Whether it was done on this very date.
    var isDoneToday = false
    var often = Often()
    /// How often it came next after the last action; and how often soon, when nothing had for as long as now.
    var next: (all: Float, soon: Float) = (0, 0)
  }

  /// How often something was done, by half-lives: of 60 days, a week, a day, an hour.
  struct Often {
    var long: Float = 0
    var week: Float = 0
    var day: Float = 0
    var hour: Float = 0

    fileprivate mutating func see(_ age: AgeTable.Entry, hours: Float) {
      long += age.long
      week += age.week
      if hours < 240 { day += exp2f(-hours / 24) }
      if hours < 24 { hour += exp2f(-hours) }
    }
  }

  package init(_ model: SuggestionModel, at occasion: Occasion) {
    let now = occasion.moment.date.timeIntervalSince1970
    let wall = Int(Int32(clamping: Int(occasion.moment.wallMinutes)))
    let midnight = occasion.moment.day * 1440
    let ages = AgeTable(weekday: occasion.moment.weekday, weekend: model.weekend)
    last = occasion.playing.flatMap(model.knownNumber) ?? model.log.last.map { Int($0.action) }
    silence = max(60, now - (model.log.last?.date ?? 0))
    // What comes a little sooner than the last time follows as well.
    let soon = 0.8 * silence - 120...silence + 480
    actions = [Row](repeating: Row(), count: model.actions.count)
    var previous: SuggestionModel.Entry?
    for entry in model.log {
      // Of the days' moments like this one, that which it was nearest to, and how far it was from that.
      let (day, apart) = SuggestionModel.daysAndMinutes(from: Int(entry.wall), to: wall)
      let (age, action) = (ages[day], Int(entry.action))
      if day == 0 {
        let nearness = max(0, 1 - Float(abs(apart)) / 240)
        actions[action].today = max(actions[action].today, nearness)
        anything.today = max(anything.today, nearness)
      } else {
        days.see(1, on: day, age)
        if abs(apart) < TimeKernel.reach {
          actions[action].see(apart, on: day, age)
          anything.see(apart, on: day, age)
        }
      }
      if Int(entry.wall) >= midnight, Int(entry.wall) <= wall { actions[action].isDoneToday = true }
      let hours = Float(abs(now - entry.date) / 3600)
      actions[action].often.see(age, hours: hours)
      anything.often.see(age, hours: hours)
      if let previous, Int(previous.action) == last {
        let gap = entry.date - previous.date
        before.all += age.long
        actions[action].next.all += age.long
        if gap >= soon.lowerBound {
          before.waiting += age.long
          if gap <= soon.upperBound { actions[action].next.soon += age.long }
        }
      }
      previous = entry
    }
  }
}

extension Evidence.Row {
  fileprivate mutating func see(_ apart: Int, on day: Int, _ age: AgeTable.Entry) {
    habit.see(TimeKernel.near[abs(apart)], on: day, age)
    exact.see(TimeKernel.exact[abs(apart)], on: day, age)
  }
}

/// How near two times of the day are, by the minutes between them: 1 where there are none, less by a bell.
private enum TimeKernel {
  static let near = bell(deviation: 40)
  static let exact = bell(deviation: 12)
  /// What is farther away is nothing.
  static let reach = 120

  private static func bell(deviation: Float) -> [Float] {
    (0..<reach).map { expf(-Float($0 * $0) / (2 * deviation * deviation)) }
  }
}
