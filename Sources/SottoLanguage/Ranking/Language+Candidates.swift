import Foundation

/// From a sentence to all that it may mean, likeliest first.
extension Language {
  /// What this language makes of a sentence; never empty, since it may always ask for nothing.
  ///
  /// - Parameter asksTrained: whether the weights are asked, too.
  /// - Throws: `WorkBudget.Spent` when that would be too much work.
  func understand(
    _ tokens: Tokens, _ surroundings: Surroundings, _ wellKnown: Vocabulary,
    asksTrained: Bool = true, explains: Bool, _ budget: WorkBudget
  ) throws(WorkBudget.Spent) -> [Candidate] {
    let listening = Listening(tokens, self, surroundings, wellKnown: wellKnown)
    var matcher = Matcher(listening, ranker, mostWork: budget.rest)
    let model = asksTrained ? model : nil
    let whole = try ranked(&matcher, model, explains: explains, budget)
    if let question = surroundings.question {
      guard question.kind == .value else { return whole }
      // The name of something, said where a name is asked for, is the answer.
      return whole.filter { !$0.isNothingButNames(in: tokens) }.ranked(by: ranker)
    }
    let first = try firstOfTwo(&matcher, whole: whole) { part throws(WorkBudget.Spent) in
      var matcher = Matcher(
        Listening(part, self, surroundings, wellKnown: wellKnown), ranker,
        mostWork: budget.rest)
      return try ranked(&matcher, model, explains: explains, budget)
    }
    return first ?? whole
  }

  private func ranked(
    _ matcher: inout Matcher, _ model: Model?, explains: Bool, _ budget: WorkBudget
  ) throws(WorkBudget.Spent) -> [Candidate] {
    let listening = matcher.listening
    let matches = matcher.matches(limit: Self.mostMatches)
    try budget.spend(matcher.work + listening.tokens.count * WorkBudget.hearing)
    let builder = ReadingBuilder(language: self, listening: listening)
    let matched = Self.distinct(matches.compactMap(builder.candidate))
    // What has not one of the language's words asks for nothing in it.
    guard let model, familiarity(of: listening.tokens) > 0 else {
      var refusal = refusal(listening)
      refusal.evidence[.refusalOdds] = Self.unknownOdds
      refusal.evidence[.refusal] = 1
      return (matched + [refusal]).ranked(by: ranker)
    }
    let features = SentenceFeatures(
      listening, self, keyWords: model.keyWords, names: model.names(in: listening.tokens))
    let odds = model.odds(features)
    var candidates = Self.joined(
      matched, Self.distinct(tagged(model.taggings(features, of: odds), &matcher, builder)))
    candidates.append(refusal(listening))
    Self.addTimes(to: &candidates, listening)
    Self.removeDeaf(from: &candidates, to: listening.tellingApps)
    for index in candidates.indices { candidates[index].add(odds) }
    var ranked = candidates.ranked(by: ranker)
    if explains, let tagging = ranked[0].tagging {
      ranked[0].reading.reasons += model.reasons(
        tagging, features, listening.tokens, among: odds)
    }
    return ranked
  }

  private func tagged(
    _ taggings: [Model.Tagging], _ matcher: inout Matcher, _ builder: ReadingBuilder
  ) -> [Candidate] {
    guard let model else { return [] }
    return taggings.compactMap { tagging in
      guard model.requests[tagging.request].intent != nil,
        let match = matcher.match(tagging, model), var candidate = builder.candidate(match)
      else { return nil }
      candidate.evidence[.trained] = 1
      candidate.evidence[.taggingOdds] = max(-tagging.cost, Self.leastOdds)
      matcher.addDoubts(
        of: candidate.reading.intent, tagging.spans, match.events, to: &candidate.evidence)
      return candidate
    }
  }

  /// That the sentence asks for nothing.
  private func refusal(_ listening: Listening) -> Candidate {
    let reading = Reading(
      text: listening.tokens.text, locale: code, reasons: ["it asks for nothing that is ours"])
    return Candidate(
      reading: reading, evidence: Evidence(Counts()), isTrained: true,
      request: Example.request(nil, []), named: [], guesses: [],
      endsFreely: false)
  }

  private static let mostMatches = 20
  /// Tags that are less likely are as good as impossible.
  private static let leastOdds: Float = -10
  /// Where there are no weights to say how likely it is that a sentence asks for nothing.
  private static let unknownOdds: Float = -1.5

  /// Each Reading once, as it was found first.
  private static func distinct(_ candidates: [Candidate]) -> [Candidate] {
    var distinct: [Candidate] = []
    for candidate in candidates
    where !distinct.contains(where: { $0.reading.isSameRequest(as: candidate.reading) }) {
      distinct.append(candidate)
    }
    return distinct
  }

  /// The candidates of both sources. One that both have found is one.
  private static func joined(_ matched: [Candidate], _ tagged: [Candidate]) -> [Candidate] {
    var all = matched
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
      let isLess = matched.contains { candidate.reading.namesLess(than: $0.reading) }
      // "Play" is no request for anything whatever when words follow that no pattern has.
      if isLess, candidate.named.isEmpty, candidate.evidence[.unexplained] > 0 { continue }
      candidate.evidence[.namesLess] = isLess ? 1 : 0
      candidate.evidence[.saysLess] = agreed.isEmpty ? 0 : 1
      alone.append(candidate)
    }
    return all + alone
  }

  /// Drops what takes an app's name for a part of some text where another candidate hears the app: "milk to my
  /// list in Todoist". A song may be called as an app is.
  private static func removeDeaf(from candidates: inout [Candidate], to apps: [Range<Int>]) {
    for app in apps {
      let hearing = Set(candidates.filter { $0.apps.contains(app) }.map(\.reading.intent))
      candidates.removeAll { candidate in
        hearing.contains(candidate.reading.intent)
          && candidate.guesses.contains { $0.overlaps(app) && $0 != app }
      }
    }
  }

  /// Counts the words of time that a candidate takes for none; one that takes them for a part of a place, as
  /// in "to the station tomorrow", or lets a task end in them is dropped.
  private static func addTimes(to candidates: inout [Candidate], _ listening: Listening) {
    var times: [String?: Set<Int>] = [:]
    for candidate in candidates {
      times[candidate.reading.intent, default: []].formUnion(candidate.timeWords)
    }
    for index in candidates.indices {
      let said = times[candidates[index].reading.intent] ?? []
      candidates[index].evidence[.unheededTime] = Float(
        said.subtracting(candidates[index].timeWords).count)
    }
    candidates.removeAll { candidate in
      let said = times[candidate.reading.intent] ?? []
      // A number is a house's.
      return candidate.wordsThatAreNoTime.contains {
        said.contains($0) && !listening.marks[$0].hasTellingCapital && !listening.isNumber($0)
      }
    }
  }
}

extension Candidate {
  /// Whether it is a request of which only names were said.
  fileprivate func isNothingButNames(in tokens: Tokens) -> Bool {
    reading.intent == "INPlayMediaIntent"
      && Set(named.flatMap(\.words)).count == tokens.count
  }

  /// Whether a pattern's candidate is what the weights read, too: it says all that theirs says and more,
  /// unless what more it says is a name, since published sets leave out much else ("this", "next"); or it takes
  /// the same words for names and knows them, whatever of: the weights do not know what a name is of.
  fileprivate func agrees(with tagged: Candidate) -> Bool {
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

  /// Takes in how likely the weights hold what it asks for.
  fileprivate mutating func add(_ odds: RequestOdds) {
    evidence[.refusal] = isRefusal ? 1 : 0
    evidence[isRefusal ? .refusalOdds : .intentOdds] = odds.of(reading.intent)
    // A pattern has words for what it asks for.
    if isTrained, !isRefusal { evidence[.kindOdds] = odds.ofKind(request, reading.intent) }
  }
}
