/// What the candidates of both sources, the patterns and the weights, are together: each Reading once, and what
/// one hears taken in account in the others.
extension Candidate {
  /// Each Reading once, as it was found first.
  static func distinct(_ candidates: [Candidate]) -> [Candidate] {
    var distinct: [Candidate] = []
    for candidate in candidates
    where !distinct.contains(where: {
      $0.reading.isSameRequest(as: candidate.reading) && $0.reading.about == candidate.reading.about
    }) {
      distinct.append(candidate)
    }
    return distinct
  }

  /// Without what looks like no request of ours, where words of the language's own answer the open question, and
  /// without what the weights alone hear in "never mind".
  ///
  /// - Parameter hearsTalk: whether what is said in passing is heard all the same: "hello" may be a choice's name.
  static func answering(_ candidates: [Candidate], hearsTalk: Bool) -> [Candidate] {
    let answers = candidates.contains { candidate in
      candidate.reading.intent == "Answer" && candidate.guesses.isEmpty
        && candidate.evidence[.partOfChoice] == 0
    }
    guard answers else { return candidates }
    let givesUp = candidates.contains(where: \.givesUp)
    return candidates.filter { candidate in
      let isHeard = candidate.evidence[.matchedRefusal] == 0 || hearsTalk && candidate.isTalk
      return isHeard && !(givesUp && candidate.isTrained)
    }
  }

  /// What answers whether something is to be done: where the whole is a word for yes or no, it is no name
  /// that nobody has heard of.
  static func agreeing(_ candidates: [Candidate]) -> [Candidate] {
    let agrees = candidates.contains { $0.reading.intent == "Answer" && $0.isYesOrNo }
    return agrees
      ? candidates.filter { $0.reading.intent != "Answer" || $0.guesses.isEmpty } : candidates
  }

  private var isYesOrNo: Bool {
    let values = reading.parameters
    return guesses.isEmpty && values.count == 1 && (values["yes"] ?? values["no"]) == .bool(true)
  }

  /// The candidates of both sources. One that both have found is one.
  static func joined(_ matched: [Candidate], _ tagged: [Candidate]) -> [Candidate] {
    var all = matched
    let words = matched.map(\.reading.words)
    var alone: [Candidate] = []
    for var candidate in tagged {
      let agreed = all.indices.filter { all[$0].agrees(with: candidate) }
      for index in agreed where all[index].tagging == nil {
        all[index].evidence[.agreed] = 1
        all[index].evidence[.taggingOdds] = candidate.evidence[.taggingOdds]
        all[index].tagging = candidate.tagging
      }
      guard !agreed.contains(where: { all[$0].reading.isSameRequest(as: candidate.reading) }) else {
        continue
      }
      let own = candidate.reading.words
      let isLess = zip(matched, words).contains { other, words in
        other.reading.intent == candidate.reading.intent && own.isStrictSubset(of: words)
      }
      // "Play" is no request for anything whatever when words follow that no pattern has.
      if isLess, candidate.named.isEmpty, candidate.evidence[.unexplained] > 0 { continue }
      candidate.evidence[.namesLess] = isLess ? 1 : 0
      candidate.evidence[.saysLess] = agreed.isEmpty ? 0 : 1
      alone.append(candidate)
    }
    return all + alone
  }

  /// Drops what only says that nothing is asked for, where another candidate knows what is spoken of.
  static func removeVague(from candidates: inout [Candidate]) {
    guard candidates.contains(where: \.isTalk) else { return }
    candidates.removeAll { $0.isRefusal && !$0.isTalk }
  }

  /// Drops what takes an app's name for a part of some text where another candidate hears the app: "milk to my
  /// list in Todoist". A song may be called as an app is.
  static func removeDeaf(from candidates: inout [Candidate], to apps: [Range<Int>]) {
    for app in apps {
      let hearing = Set(candidates.filter { $0.apps.contains(app) }.map(\.reading.intent))
      candidates.removeAll { candidate in
        hearing.contains(candidate.reading.intent)
          && candidate.guesses.contains { $0.overlaps(app) && $0 != app }
      }
    }
  }

  /// Drops what the weights make of a sentence without its number, and what makes a title of that, where a pattern has a
  /// word for each of the sentence's and makes a value of the number: "go to minute 34 of the podcast".
  static func removeUncounted(from candidates: inout [Candidate], _ analysis: Analysis) {
    let counted = candidates.lazy.filter { $0.isClosed }.flatMap(\.named).map(\.words)
      .filter { $0.contains(where: analysis.isCount) }
    guard let number = counted.first else { return }
    // A station may be called “99.1”.
    func isWhole(_ name: Range<Int>) -> Bool { name == number && number.count == 1 }
    candidates.removeAll { candidate in
      candidate.isTrained && !candidate.isRefusal && number.allSatisfy(candidate.passed.contains)
        || candidate.reading.parameters["mediaSearch"] != nil
          && candidate.guesses.contains { $0.overlaps(number) && !isWhole($0) }
    }
  }

  /// Whether it is a pattern's and has no words that might as well be others.
  private var isClosed: Bool {
    !isTrained && !isRefusal && guesses.isEmpty && passed.isEmpty && !hasAnyWords
  }

  /// Drops what passes over a "not" where a pattern hears it and refuses, as "don't play", or where another candidate
  /// hears what is left out, as "everything except Adele"; there, too, what takes that for a name.
  static func removeHeedless(from candidates: inout [Candidate]) {
    // The weights take anything for what is left out: the words for that are the patterns'.
    candidates.removeAll { $0.isTrained && $0.excluded != nil }
    let isRefused = candidates.contains {
      $0.evidence[.matchedRefusal] > 0 && $0.evidence[.unheardNot] == 0
    }
    let heeding = candidates.filter { $0.excluded != nil }
    candidates.removeAll { candidate in
      if candidate.excluded != nil { return false }
      if isRefused, candidate.evidence[.unheardNot] > 0 { return true }
      return heeding.contains { other in
        guard let excluded = other.excluded, other.reading.intent == candidate.reading.intent
        else { return false }
        return candidate.evidence[.unheardNot] > 0
          || candidate.guesses.contains { $0.overlaps(excluded) }
          || candidate.named.contains { excluded.contains($0.words) }
      }
    }
  }

  /// Counts the words of time that a candidate takes for none; one that takes them for a part of a place, as
  /// in "to the station tomorrow", or lets a task begin or end in them is dropped, and so is one that passes over
  /// what another keeps, if only in a task's words.
  ///
  /// - Parameter isReminder: whether somebody asks to be reminded: then a number is rather when.
  static func addTimes(
    to candidates: inout [Candidate], _ analysis: Analysis, isReminder: Bool
  ) {
    func passedTimes(of candidate: Candidate) -> Set<Int> {
      candidate.passed.filter { analysis.marks[$0].isTime }
    }
    // What is played has no time: "play something now".
    let keeping = candidates.map { ($0.reading.intent, Set($0.ownWords)) }
    candidates.removeAll { candidate in
      let passed = passedTimes(of: candidate)
      return !passed.isEmpty
        && keeping.contains { $0.0 == candidate.reading.intent && $0.1.isSuperset(of: passed) }
    }
    var times: [String?: Set<Int>] = [:]
    for candidate in candidates {
      times[candidate.reading.intent, default: []].formUnion(candidate.timeWords)
    }
    for index in candidates.indices {
      let said = (times[candidates[index].reading.intent] ?? [])
        .union(passedTimes(of: candidates[index]))
      candidates[index].evidence[.unheededTime] = Float(
        said.subtracting(candidates[index].timeWords).subtracting(candidates[index].ownDates).count)
    }
    candidates.removeAll { candidate in
      let said = times[candidate.reading.intent] ?? []
      return candidate.wordsThatAreNoTime(
        isNumber: analysis.isNumber,
        countsThings: { !isReminder && analysis.countsThings($0) }
      ).contains {
        said.contains($0) && !analysis.marks[$0].hasTellingCapital
      }
    }
  }

  /// Whether a pattern's candidate is what the weights read, too: it says all that theirs says and more,
  /// unless what more it says is a name, since published sets leave out much else ("this", "next"); or it takes
  /// the same words for names and knows them, whatever of: the weights do not know what a name is of.
  private func agrees(with tagged: Candidate) -> Bool {
    let (names, others) = (names, tagged.names)
    if reading.says(tagged.reading), names.isSubset(of: others) { return true }
    // A task's dictionary form is the pattern's alone.
    if names.isEmpty, others.isEmpty, !named.isEmpty, Set(named) == Set(tagged.named),
      request == tagged.request,
      Set(reading.parameters.keys).isSuperset(of: tagged.reading.parameters.keys)
    {
      return true
    }
    return reading.intent == tagged.reading.intent && reading.app == tagged.reading.app
      && !names.isEmpty && Set(names.map(\.words)) == Set(others.map(\.words))
      && !names.contains { guesses.contains($0.words) }
  }
}
