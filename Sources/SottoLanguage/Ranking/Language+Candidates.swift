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
    let tokens = withWordsApart(tokens)
    let analysis = Analysis(tokens, self, surroundings, wellKnown: wellKnown)
    var matcher = Matcher(analysis, ranker, mostWork: budget.rest)
    let model = asksTrained ? model : nil
    let whole = try ranked(&matcher, model, explains: explains, budget)
    if let question = surroundings.question {
      let answers = Candidate.answering(whole, hearsTalk: question.kind != .choice)
      switch question.kind {
      // The name of something, said where a name is asked for, is the answer.
      // So is what people ask others for, where it is that alone: "the restaurant".
      case .value:
        let isThing = analysis.isOneThing
        return answers.filter {
          !$0.isNothingButNames && !(isThing && $0.isRefusal && !$0.isTalk)
        }.ranked(by: ranker)
      case .confirmation: return Candidate.agreeing(answers).ranked(by: ranker)
      case .choice, .followUp: return answers.ranked(by: ranker)
      }
    }
    func understand(_ part: Tokens) throws(WorkBudget.Spent) -> [Candidate] {
      var matcher = Matcher(
        Analysis(withWordsApart(part), self, surroundings, wellKnown: wellKnown), ranker,
        mostWork: budget.rest)
      return try ranked(&matcher, model, explains: explains, budget)
    }
    if let first = try firstOfTwoTimes(&matcher, understand: understand) { return first }
    let first = try firstOfSeveral(&matcher, whole: whole, understand: understand)
    let found = first ?? whole
    return try givenUp(insteadOf: found, &matcher, budget) ?? found
  }

  /// Who says "never mind" where nothing was asked wants nothing, whatever the weights take that for, and even if
  /// a pattern has some of it for a name. What a pattern hears in words of its own is said.
  private func givenUp(
    insteadOf ranked: [Candidate], _ matcher: inout Matcher, _ budget: WorkBudget
  ) throws(WorkBudget.Spent) -> [Candidate]? {
    guard ranked[0].tokens.count <= Self.longestGivingUp,
      ranked[0].isTrained || ranked[0].isRefusal || ranked[0].hasAnyWords
    else { return nil }
    let builder = ReadingBuilder(language: self, analysis: matcher.analysis)
    let work = matcher.work
    let answers = matcher.answers(limit: Self.mostMatches).compactMap(builder.candidate)
    try budget.spend(matcher.work - work)
    guard var answer = answers.first(where: { $0.givesUp && !$0.hasAnyWords }) else { return nil }
    answer.share = 1
    return [answer]
  }

  private func ranked(
    _ matcher: inout Matcher, _ model: Model?, explains: Bool, _ budget: WorkBudget
  ) throws(WorkBudget.Spent) -> [Candidate] {
    let analysis = matcher.analysis
    let matches = matcher.matches(limit: Self.mostMatches)
    try budget.spend(matcher.work + analysis.tokens.count * WorkBudget.hearing)
    let builder = ReadingBuilder(language: self, analysis: analysis)
    let matched = Candidate.distinct(matches.compactMap(builder.candidate))
    // What has not one of the language's words asks for nothing in it.
    guard let model, familiarity(of: analysis.tokens) > 0 else {
      var refusal = refusal(analysis)
      refusal.evidence[.refusalOdds] = Self.unknownOdds
      refusal.evidence[.refusal] = 1
      var candidates = matched.refusable(by: refusal)
      Candidate.removeVague(from: &candidates)
      return candidates.ranked(by: ranker)
    }
    let features = SentenceFeatures(
      analysis, self, keyWords: model.keyWords, names: model.names(in: analysis.tokens))
    let odds = model.odds(features)
    var candidates = Candidate.joined(
      matched, Candidate.distinct(tagged(model.taggings(features, of: odds), &matcher, builder)))
    candidates = candidates.refusable(by: refusal(analysis))
    Candidate.removeVague(from: &candidates)
    let reminding = matcher.reminding()
    let isReminder = !reminding.isEmpty
    Candidate.addTimes(to: &candidates, analysis, isReminder: isReminder)
    Candidate.removeHeedless(from: &candidates)
    Candidate.removeDeaf(from: &candidates, to: analysis.tellingApps)
    Candidate.removeUncounted(from: &candidates, analysis)
    Candidate.removeForgetful(from: &candidates, reminding)
    Candidate.removeRefusal(from: &candidates, reminding)
    Candidate.removeTerse(from: &candidates, analysis)
    Candidate.removeSprawling(from: &candidates, analysis)
    Candidate.removeDull(from: &candidates, analysis, isReminder: isReminder)
    let unknown = analysis.tokens.all.indices.count(where: analysis.isUnknown)
    for index in candidates.indices { candidates[index].add(odds, unknownWords: unknown) }
    for index in candidates.indices
    where candidates[index].isRefusal && candidates[index].reading.about == nil {
      candidates[index].reading.nearest = odds.nearest
    }
    var ranked = candidates.ranked(by: ranker)
    ranked[0].readOwnDate(&matcher, builder)
    ranked[0].keepUnreadTime(&matcher, builder)
    if explains, let tagging = ranked[0].tagging {
      ranked[0].reading.reasons += model.reasons(
        tagging, features, analysis.tokens, among: odds)
    }
    return ranked
  }

  private func tagged(
    _ taggings: [Model.Tagging], _ matcher: inout Matcher, _ builder: ReadingBuilder
  ) -> [Candidate] {
    guard let model else { return [] }
    return taggings.compactMap { tagging in
      guard model.requests[tagging.request].intent != nil, -tagging.cost > Self.leastOdds,
        let match = matcher.match(tagging, model), var candidate = builder.candidate(match)
      else { return nil }
      candidate.evidence[.trained] = 1
      candidate.evidence[.taggingOdds] = -tagging.cost
      matcher.addDoubts(
        of: candidate.reading.intent, tagging.spans, match.events, to: &candidate.evidence)
      // Who begins with somebody else and goes on to tell of them asks for nothing.
      return candidate.evidence[.told] > Matcher.mostTold ? nil : candidate
    }
  }

  /// That the sentence asks for nothing.
  private func refusal(_ analysis: Analysis) -> Candidate {
    let reading = Reading(
      text: analysis.tokens.text, locale: code, reasons: ["it asks for nothing that is ours"])
    return Candidate(
      reading: reading, tokens: analysis.tokens, evidence: Evidence(Counts()), isTrained: true,
      request: Example.request(nil, []), named: [], names: [], guesses: [],
      endsFreely: false)
  }

  private static let mostMatches = 12
  /// In how many words somebody gives up at most: who says more wants something.
  private static let longestGivingUp = 8
  /// Tags that are less likely are as good as impossible.
  private static let leastOdds: Float = -7
  /// Where there are no weights to say how likely it is that a sentence asks for nothing.
  private static let unknownOdds: Float = -1.5
}

extension [Candidate] {
  /// The candidates with one that asks for nothing: a pattern's, where one says so, speaks for the weights, too.
  fileprivate func refusable(by refusal: Candidate) -> [Candidate] {
    contains(where: \.isRefusal) ? self : self + [refusal]
  }
}

extension Candidate {
  /// Whether it is a request of which only names were said.
  fileprivate var isNothingButNames: Bool {
    reading.intent == "INPlayMediaIntent"
      && Set(named.flatMap(\.words)).count == tokens.count
  }

  /// Takes in how likely the weights hold what it asks for.
  fileprivate mutating func add(_ odds: RequestOdds, unknownWords: Int) {
    evidence[.refusal] = isRefusal ? 1 : 0
    evidence[.refusedWord] = isRefusal ? Float(unknownWords) : 0
    if isRefusal {
      evidence[.refusalOdds] = odds.of(reading.intent)
    } else {
      // What was written since the weights were made they cannot speak against.
      evidence[.intentOdds] = odds.knows(request) ? odds.of(reading.intent) : 0
    }
    // A pattern has words for what it asks for.
    if isTrained, !isRefusal { evidence[.kindOdds] = odds.ofKind(request) }
  }
}
