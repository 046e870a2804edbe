/// A date that belongs to what is to be done, as "on May 3" to "grandma's birthday on May 3", stays in its words.
extension ReadingBuilder {
  /// A time that is said beside a task's words, and is among them.
  struct OwnDate {
    /// The time's words, and the task's.
    var words: Range<Int>
    var title: Range<Int>
    /// The events that say it, where the task is due at another time.
    var unheeded: Range<Int>?

    var whole: Range<Int> {
      min(words.lowerBound, title.lowerBound)..<max(words.upperBound, title.upperBound)
    }
  }

  /// How the times of a match go with its task.
  enum OwnDates {
    case none
    case one(OwnDate)
    /// There are two, neither of which can be among the task's words.
    case senseless
  }

  /// Of two times that cannot both be meant, as in "tomorrow, of her birthday on May 3", one is when the task is due and
  /// the other is among its words; a date beside what has a day of its own, as a birthday has, is both.
  func ownDates(of match: Matcher.Match) -> OwnDates {
    guard match.pattern.intent == "INAddTasksIntent" else { return .none }
    let runs = timeRuns(match.events)
    let titles = match.events.compactMap(named).filter { $0.field == Self.tasks }.map(\.words)
    if runs.count == 2, runs[0].excludes(runs[1]) {
      let isFirst = runs[0].isRatherOwn(than: runs[1])
      guard var own = ownDate(runs[isFirst ? 0 : 1], beside: titles) else { return .senseless }
      own.unheeded = runs[isFirst ? 0 : 1].events
      return .one(own)
    }
    guard runs.count == 1, runs[0].isDate, let own = ownDate(runs[0], beside: titles),
      analysis.namesEvent(own.title)
    else { return .none }
    return .one(own)
  }

  /// Puts a time among the words of its task.
  func keep(_ own: OwnDate, in reading: inout Reading, _ named: inout [Candidate.Named]) {
    guard case .list(var titles)? = reading.parameters[Self.tasks] else { return }
    let isBefore = own.words.lowerBound < own.title.lowerBound
    let place = isBefore ? 0 : titles.count - 1
    guard titles.indices.contains(place), case .string(let title) = titles[place] else { return }
    let whole = analysis.tokens.text(own.whole)
    let length = analysis.tokens.text(own.title).count
    titles[place] = .string(
      isBefore ? whole.dropLast(length) + title : title + whole.dropFirst(length))
    reading.parameters[Self.tasks] = .list(titles)
    reading.reasons.append("“\(analysis.tokens.text(own.words))” is a part of what is to be done")
    if let index = named.firstIndex(where: { $0.field == Self.tasks && $0.words == own.title }) {
      named[index].words = own.whole
    }
  }

  static let tasks = "taskTitles"

  /// The time's words where they stand right before or after a task's, with no more than "on the" between.
  private func ownDate(_ run: TimeRun, beside titles: [Range<Int>]) -> OwnDate? {
    guard let words = run.words, let title = titles.first(where: { isBeside($0, words) })
    else { return nil }
    return OwnDate(words: words.lowerBound..<end(of: words), title: title)
  }

  private func isBeside(_ title: Range<Int>, _ words: Range<Int>) -> Bool {
    let end = end(of: words)
    if end == title.lowerBound { return true }
    // 5月3日の誕生日
    if end + 1 == title.lowerBound, analysis.marks[end].isJoining {
      return analysis.tokens.gap(before: end).isEmpty
    }
    guard title.upperBound <= words.lowerBound, end > title.upperBound else {
      return false
    }
    return (title.upperBound..<words.lowerBound).allSatisfy(isSmall)
  }

  /// Where a date ends that is followed by what belongs to its number: "3rd", 3日.
  private func end(of words: Range<Int>) -> Int {
    let next = words.upperBound
    guard next < analysis.tokens.count, analysis.isNumber(next - 1) else { return next }
    let isEnding =
      analysis.tokens.all[next].isIdeograph
      ? analysis.ids[next].map(grammar.isBesideTimes) == true
      : analysis.tokens.gap(before: next).isEmpty
    return isEnding ? next + 1 : next
  }

  private func timeRuns(_ events: [Derivation.Event]) -> [TimeRun] {
    var runs: [TimeRun] = []
    var isInside = false
    for (place, event) in events.enumerated() {
      guard let number = field(of: event), number >= 0 else { continue }
      let field = grammar.fields[Int(number)]
      guard field.isOfTime else {
        isInside = false
        continue
      }
      let words = named(event)?.words
      let isApart = isApart(words, from: runs.last?.words)
      if !isInside || runs.last?.ends(before: field.name, isApart: isApart) == true {
        runs.append(TimeRun(events: place..<place))
      }
      isInside = true
      runs[runs.count - 1].add(field, at: place, words)
    }
    return runs
  }

  /// Whether something else is said between the words of two times: "tomorrow remind me on May 3".
  private func isApart(_ words: Range<Int>?, from others: Range<Int>?) -> Bool {
    guard let words, let others, others.upperBound < words.lowerBound else { return false }
    return !(others.upperBound..<words.lowerBound).allSatisfy(isSmall)
  }

  private func isSmall(_ index: Int) -> Bool {
    analysis.marks[index].isFunction || analysis.marks[index].isJoining
      || analysis.ids[index].map(grammar.isBesideTimes) == true
  }

  private func field(of event: Derivation.Event) -> Int32? {
    switch event {
    case .constant(let index): grammar.constants[Int(index)].field
    case .phrase(let field, _, _, _), .number(let field, _, _, _), .text(let field, _, _, _),
      .name(let field, _, _), .choice(let field, _):
      field
    case .app, .chain: nil
    }
  }
}
