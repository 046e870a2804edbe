/// The parts of a match that say one time.
struct TimeRun {
  /// The places of its events.
  private(set) var events: Range<Int>
  /// The parts of a moment that it sets: `month`, `hour`.
  private var fields: Set<String> = []
  /// Its words, as far as values are made of them.
  private(set) var words: Range<Int>?

  init(events: Range<Int>) { self.events = events }

  mutating func add(_ field: Field, at place: Int, _ words: Range<Int>?) {
    events = events.lowerBound..<place + 1
    if field.path[0] == "when" { fields.insert(field.name) }
    guard let words else { return }
    self.words = (self.words?.lowerBound ?? words.lowerBound)..<words.upperBound
  }

  /// Whether another time begins with a part: "tomorrow" and "next week" are no day in May, nor is Monday where something
  /// else is said between them.
  func ends(before field: String, isApart: Bool) -> Bool {
    let others = isApart ? Self.relative.union(["weekday"]) : Self.relative
    return others.contains(field) && !fields.isDisjoint(with: Self.dates)
      || Self.dates.contains(field) && !fields.isDisjoint(with: others)
  }

  /// Whether it is a day of the calendar and nothing else, which stays true whenever it is read.
  var isDate: Bool {
    !fields.isDisjoint(with: Self.dates) && fields.isSubset(of: Self.partsOfDate)
  }

  /// Whether it and another cannot both be when something is.
  func excludes(_ other: TimeRun) -> Bool {
    namesDay && other.namesDay || namesHour && other.namesHour
      || isFromNow && (other.namesDay || other.namesHour)
      || other.isFromNow && (namesDay || namesHour)
  }

  /// Whether it is rather among a task's words than another, which is said after it.
  func isRatherOwn(than other: TimeRun) -> Bool {
    if isDate != other.isDate { return isDate }
    return !namesHour && other.namesHour
  }

  private var namesDay: Bool { !fields.isDisjoint(with: SaidTime.dayNames) }
  private var isFromNow: Bool { fields.contains("after") }
  private var namesHour: Bool { !fields.isDisjoint(with: ["clock", "hour", "after"]) }

  private static let relative: Set = ["days", "weeks"]
  /// What tells a day of the calendar.
  static let dates: Set = ["month", "date", "holiday"]
  static let partsOfDate = dates.union(["year", "day"])
}
