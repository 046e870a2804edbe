/// What is said of a task's time and cannot be read is not dropped, and what can be read of it is not taken for the
/// whole: it stays in the task's title, and the person can be asked for the time.
extension Candidate {
  mutating func keepUnreadTime(_ matcher: inout Matcher, _ builder: ReadingBuilder) {
    let analysis = builder.analysis
    let titles = named.filter { $0.field == Self.title }.map(\.words)
    // What is put on a named list may well be called after a time.
    guard !titles.isEmpty, reading.parameters["targetTaskList"] == nil,
      ReadingBuilder.timeParameter(of: reading.intent) == Self.time,
      case .list(let values)? = reading.parameters[Self.title], values.count == titles.count
    else { return }
    readTime(&matcher, builder)
    let times = timeWords
    var unread = analysis.unreadTimes(in: passed)
    unread += titles.flatMap {
      analysis.timesAtEdges(of: $0, isOneOfMany: titles.count > 1, beside: times)
    }.filter { !$0.contains(where: ownDates.contains) }
    guard !unread.isEmpty else { return }
    if unread.contains(where: { analysis.isBeside($0, times) }) {
      unread += times.map { $0..<$0 + 1 }
      reading.parameters[Self.time] = nil
      named.removeAll { $0.words.allSatisfy(times.contains) }
    }
    let time = unread.reduce(unread[0]) { $0.hull($1) }
    let title = titles.last { !time.contains($0) } ?? time
    let isTogether = analysis.isBeside(title, Set(time))
    let whole = isTogether ? title.hull(time) : title
    let text = tokens.text(whole) + (isTogether ? "" : ", " + tokens.text(time))
    let others = zip(titles, values).filter { !$0.0.overlaps(whole) }
    reading.parameters[Self.title] = .list(others.map(\.1) + [.string(text)])
    reading.unreadTime = tokens.text(time)
    reading.reasons.append("“\(tokens.text(time))” is no time that can be read")
    named.removeAll { $0.field == Self.title }
    named += (others.map(\.0) + [whole]).map { Named(field: Self.title, words: $0) }
  }

  /// Reads a time that the weights have passed over.
  private mutating func readTime(_ matcher: inout Matcher, _ builder: ReadingBuilder) {
    guard timeWords.isEmpty else { return }
    for run in builder.analysis.unreadTimes(in: passed) {
      guard let (match, end) = matcher.time(from: run.lowerBound), end >= run.upperBound,
        let time = builder.candidate(match)
      else { continue }
      reading.parameters[Self.time] = time.reading.parameters["value"]
      passed.subtract(run.lowerBound..<end)
      named += time.named
      return
    }
  }

  private static let title = "taskTitles"
  private static let time = "temporalEventTrigger"
}

extension Analysis {
  /// The runs of words that were passed over and speak of a time: two or more that stand in times, or one before
  /// words that no pattern has. Letters that each are a word are too often in times to tell.
  func unreadTimes(in passed: Set<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in passed.sorted() where !tokens.all[index].isIdeograph {
      if let last = runs.last, index < last.upperBound + 2, passed.contains(last.upperBound) {
        guard isTimely(index) || isUnknown(index) else { continue }
        runs[runs.count - 1] = last.hull(index..<index + 1)
      } else if isTimely(index) {
        runs.append(index..<index + 1)
      }
    }
    return runs.filter { run in
      run.contains { marks[$0].isTime || isUnknown($0) } || run.count(where: isTimely) > 1
    }
  }

  /// What a title begins or ends in that is rather a time, or a part of the one beside it: "three times a day".
  ///
  /// - Parameters:
  ///   - isOneOfMany: whether it may be no title at all.
  ///   - times: the words that were read as a time.
  fileprivate func timesAtEdges(
    of title: Range<Int>, isOneOfMany: Bool, beside times: Set<Int>
  ) -> [Range<Int>] {
    let found = title.flatMap { start in phrases[start].map { (start..<$0.end, $0) } }
    let edges = found.filter { words, phrase in
      let isEdge = words.lowerBound == title.lowerBound || words.upperBound == title.upperBound
      guard isEdge, words.count < title.count || isOneOfMany, words.upperBound <= title.upperBound,
        words.count > 1 || !tokens.all[words.lowerBound].isIdeograph
      else { return false }
      if language.grammar.isTime(phrase) { return !marks[words.lowerBound].hasTellingCapital }
      return isUnit(phrase) && title.contains(where: isSeveral)
    }
    return edges.map(\.0).filter { times.isEmpty || isBeside($0, times) }
  }

  /// Whether nothing but small words stands between some words and others.
  fileprivate func isBeside(_ words: Range<Int>, _ others: Set<Int>) -> Bool {
    others.contains { other in
      let gap =
        other < words.lowerBound
        ? other + 1..<words.lowerBound : words.upperBound..<max(words.upperBound, other)
      return gap.count < 4
        && gap.allSatisfy { marks[$0].isFunction || marks[$0].isJoining || isTimely($0) }
    }
  }

  func isTimely(_ index: Int) -> Bool {
    guard !marks[index].isFunction, !marks[index].isJoining else { return false }
    return marks[index].isTime || isUnit(index)
      || ids[index].map(language.grammar.isBesideTimes) == true
  }

  /// Whether a word is a number of two or more.
  private func isSeveral(_ index: Int) -> Bool {
    let lexicon = language.grammar.lexicon
    return tokens.all[index].isNumber
      || phrases[index].contains { found in
        guard lexicon.isIn(lexicon.known.number, found),
          case .number(let value) = lexicon.phrases[Int(found.phrase)].value
        else { return false }
        return value >= 2
      }
  }

  private func isUnit(_ index: Int) -> Bool {
    phrases[index].contains(where: isUnit)
  }

  private func isUnit(_ phrase: Lexicon.Found) -> Bool {
    language.grammar.lexicon.isIn(language.grammar.lexicon.known.timeUnit, phrase)
  }
}

extension Range<Int> {
  fileprivate func hull(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
