/// The day of what is to be done, where only its own words tell it.
extension Candidate {
  /// Takes the date among a task's words, as of "grandma's birthday on May 3", for when it is due, where nothing else
  /// says that.
  mutating func readOwnDate(_ matcher: inout Matcher, _ builder: ReadingBuilder) {
    let parameter = ReadingBuilder.timeParameter(of: reading.intent)
    guard reading.intent == "INAddTasksIntent", reading.parameters[parameter] == nil else { return }
    let titles = named.filter { $0.field == ReadingBuilder.tasks }.map(\.words)
    for date in titles.flatMap(builder.analysis.ownDates) {
      for start in date {
        guard let (match, _) = matcher.time(from: start), let time = builder.candidate(match),
          time.isDate
        else { continue }
        reading.parameters[parameter] = time.reading.parameters["value"]
        named += time.named
        return
      }
    }
  }

  /// Whether all that it says is a day of the calendar.
  private var isDate: Bool {
    let parts = Set(named.map(\.field))
    return !parts.isDisjoint(with: TimeRun.dates.map { "when." + $0 })
      && parts.isSubset(of: TimeRun.partsOfDate.map { "when." + $0 })
  }
}
