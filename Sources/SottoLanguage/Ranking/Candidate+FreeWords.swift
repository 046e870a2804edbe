/// Tasks and notes, whose words may be any: all of them are kept.
extension Candidate {
  /// Drops what the weights make of a task or a note where a pattern keeps more of its words: what no pattern has a
  /// word for belongs to it, "a card for my sister who lives in Leeds".
  static func removeTerse(from candidates: inout [Candidate], _ analysis: Analysis) {
    let keeping = candidates.filter { !$0.isTrained && $0.isInFreeWords }
    candidates.removeAll { candidate in
      candidate.isTrained && candidate.isInFreeWords
        && keeping.contains { $0.keepsMore(than: candidate, analysis) }
    }
  }

  /// Drops what takes a part of a task for the name of a list: none is called “Schwester in Leeds auf die Einkauf”.
  static func removeSprawling(from candidates: inout [Candidate], _ analysis: Analysis) {
    let matched = candidates.filter { !$0.isTrained && $0.isInFreeWords }
    candidates.removeAll { candidate in
      candidate.isInFreeWords && matched.contains { candidate.takesTask(of: $0, analysis) }
    }
  }

  /// Drops what takes the word that asks for it for a part of a task, “setz zwei Laibe Brot”, and what takes how many there
  /// are for a list's name or for when, «в список две буханки», or has no task, where a pattern hears better.
  ///
  /// - Parameter isReminder: whether somebody asks to be reminded: then a number is rather when.
  static func removeDull(
    from candidates: inout [Candidate], _ analysis: Analysis, isReminder: Bool
  ) {
    let matched = candidates.filter {
      !$0.isTrained && $0.reading.intent == adding && $0.passed.isEmpty
        && $0.evidence[.passedWord] == 0
    }
    candidates.removeAll { candidate in
      candidate.reading.intent == adding
        && matched.contains {
          candidate.takesVerb(of: $0, analysis)
            || candidate.hasHollowList(analysis) && !$0.hasHollowList(analysis)
            || candidate.isTrained && candidate.firstTask == nil && $0.firstTask != nil
            || !isReminder && candidate.takesCountForTime(of: $0, analysis)
        }
    }
  }

  private static let adding = "INAddTasksIntent"

  private func takesVerb(of other: Candidate, _ analysis: Analysis) -> Bool {
    guard let task = firstTask, let otherTask = other.firstTask, task.lowerBound == 0,
      task.upperBound == otherTask.upperBound, otherTask.lowerBound > 0,
      reading.parameters["targetTaskList"] == other.reading.parameters["targetTaskList"]
    else { return false }
    return !(0..<otherTask.lowerBound).contains(where: analysis.saysSomething)
  }

  /// Whether it takes "my", or how many there are, for a list's name.
  private func hasHollowList(_ analysis: Analysis) -> Bool {
    guard evidence[.knownName] == 0, let list = listName else { return false }
    return list.allSatisfy { analysis.isCount($0) || analysis.marks[$0].isFunction }
  }

  private func takesCountForTime(of other: Candidate, _ analysis: Analysis) -> Bool {
    let times = timeWords
    guard let first = times.min(), times.allSatisfy(analysis.countsThings) else { return false }
    return other.firstTask?.lowerBound == first
  }

  private var firstTask: Range<Int>? {
    named.filter { $0.field == "taskTitles" }.map(\.words).min { $0.lowerBound < $1.lowerBound }
  }

  /// Whether it asks for something that any words may be.
  private var isInFreeWords: Bool {
    reading.intent.map(Self.intentsInFreeWords.contains) ?? false
  }

  private static let intentsInFreeWords: Set = [
    "INAddTasksIntent", "INCreateNoteIntent", "INAppendToNoteIntent",
  ]

  private func keepsMore(than other: Candidate, _ analysis: Analysis) -> Bool {
    guard reading.intent == other.reading.intent else { return false }
    // A time that cannot be read comes back into the task, and is asked for.
    let more = Set(ownWords).subtracting(other.ownWords)
      .subtracting(analysis.unreadTimes(in: other.passed).joined())
    if more.contains(where: { other.cutsTask(at: $0) && !analysis.marks[$0].isAnd }) { return true }
    guard more.contains(where: analysis.saysSomething) else { return false }
    if other.evidence[.namesLess] > 0, other.reading.words.isStrictSubset(of: reading.words) {
      return true
    }
    return Set(ownWords).isSuperset(of: other.ownWords)
      && other.timeWords.isSubset(of: timeWords.union(ownDates))
      && !other.hasWholePlace
  }

  /// Whether a word that it passes over stands between what it takes for two tasks.
  private func cutsTask(at index: Int) -> Bool {
    let tasks = named.filter { $0.field == "taskTitles" }.map(\.words)
    return passed.contains(index) && tasks.contains { $0.upperBound <= index }
      && tasks.contains { $0.lowerBound > index }
  }

  /// Whether it tells where, and whether that is on coming or on going.
  private var hasWholePlace: Bool {
    guard case .object(let place)? = reading.parameters["spatialEventTrigger"] else { return false }
    return place["event"] != nil && place["place"] != nil
  }

  /// Whether the long name that it has for a list is another's and words of what that puts on it.
  private func takesTask(of other: Candidate, _ analysis: Analysis) -> Bool {
    guard reading.intent == other.reading.intent, evidence[.knownName] == 0, evidence[.agreed] == 0,
      let list = listName, let otherList = other.listName,
      list.count >= otherList.count + Self.longerByFar, list.contains(otherList),
      !list.contains(where: { analysis.tokens.all[$0].isIdeograph })
    else { return false }
    return Set(ownWords).subtracting(other.ownWords).allSatisfy { !analysis.saysSomething($0) }
  }

  private var listName: Range<Int>? { named.first { $0.field == "targetTaskList" }?.words }
  private static let longerByFar = 3
}
