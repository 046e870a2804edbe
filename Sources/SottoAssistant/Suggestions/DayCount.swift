/// Days of a log, each weighed by its age: all, those of today's kind (of work or not), those of its weekday.
struct DayCount {
  private(set) var all: Float = 0
  private(set) var kind: Float = 0
  private(set) var weekday: Float = 0
  private var day = Int.min
  private var most: Float = 0

  /// Counts a day once, by the most that was seen of it: who hears a song thrice at eight has one habit.
  mutating func see(_ nearness: Float, on day: Int, _ age: AgeTable.Entry) {
    if day != self.day { (self.day, most) = (day, 0) }
    guard nearness > most else { return }
    let gain = (nearness - most) * age.habit
    most = nearness
    all += gain
    if age.isSameKind { kind += gain }
    if age.isSameWeekday { weekday += gain }
  }

  /// The part of some days that these are. What is known of few days leans on what is known of more.
  func rates(of days: DayCount) -> (all: Float, kind: Float, weekday: Float) {
    let all = (all + 0.01) / (days.all + 1)
    let kind = (kind + all) / (days.kind + 1)
    return (all, kind, (weekday + kind) / (days.weekday + 1))
  }
}
