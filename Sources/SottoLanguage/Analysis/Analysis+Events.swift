/// What is on a day: a birthday, a concert.
extension Analysis {
  /// Whether words have something among them that is on a day.
  func namesEvent(_ words: Range<Int>) -> Bool {
    let lexicon = language.grammar.lexicon
    return words.contains { index in
      phrases[index].contains {
        $0.end <= words.upperBound && lexicon.isIn(lexicon.known.event, $0)
      }
    }
  }

  /// The words of the dates in those of a task that has something on a day: they say which, and may stay there. A
  /// “Christmas party” is not on Christmas.
  func ownDates(in title: Range<Int>) -> [Range<Int>] {
    guard namesEvent(title) else { return [] }
    var dates: [Range<Int>] = []
    for index in title where index >= dates.last?.upperBound ?? 0 {
      let ends = phrases[index].filter(language.grammar.isMonth).map(\.end)
      guard let end = ends.max(), end <= title.upperBound else { continue }
      var date = index..<end
      while date.lowerBound > title.lowerBound, isOfDate(date.lowerBound - 1) {
        date = date.lowerBound - 1..<date.upperBound
      }
      while date.upperBound < title.upperBound, isOfDate(date.upperBound) {
        date = date.lowerBound..<date.upperBound + 1
      }
      dates.append(date)
    }
    return dates
  }

  /// Whether a word tells how many there are of what follows, rather than when: "two loaves".
  func countsThings(_ index: Int) -> Bool {
    let next = index + 1
    guard isCount(index), next < tokens.count, !marks[next].isFunction, !marks[next].isJoining,
      tokens.all[index].digits?.contains(":") != true
    else { return false }
    let isTime = index > 0 && ids[index - 1].map(language.grammar.isBesideTimes) == true
    return !isTime && !isTimely(next)
  }

  private func isOfDate(_ index: Int) -> Bool {
    isNumber(index) || marks[index].isTime || tokens.all[index].isNumber
      || ids[index].map(language.grammar.isBesideTimes) == true
  }
}
