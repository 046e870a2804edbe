extension Language {
  /// How many words of a sentence the language's patterns have.
  func familiarity(of tokens: Tokens) -> Int {
    tokens.all.count { token in
      grammar.lexicon.id(token.hash).map(grammar.lexicon.isPatternWord) ?? false
    }
  }

  /// How many words of a sentence another language's patterns have, and this one does not know.
  func words(of other: Language, in tokens: Tokens) -> Int {
    tokens.all.count { token in
      grammar.lexicon.id(token.hash) == nil
        && other.grammar.lexicon.id(token.hash).map(other.grammar.lexicon.isPatternWord) == true
    }
  }

  /// The Readings that this language has for a sentence, cheapest first: those of its patterns and,
  /// where that is asked, those of its trained part in one ranking.
  ///
  /// - Throws: `WorkBudget.Spent` when that would be too much work.
  func understand(
    _ tokens: Tokens, _ surroundings: Surroundings, _ wellKnown: Vocabulary, _ limit: Int,
    asksTrained: Bool = true, explains: Bool, _ budget: WorkBudget
  ) throws(WorkBudget.Spent) -> [ReadingBuilder.Weighed] {
    let listening = Listening(tokens, self, surroundings, wellKnown: wellKnown)
    var matcher = Matcher(listening, mostWork: budget.rest)
    let model = asksTrained ? model : nil
    let whole = try readings(&matcher, model, limit, explains: explains, budget)
    guard surroundings.question == nil else { return whole }
    let first = try firstOfTwo(&matcher, whole: whole.first) { part throws(WorkBudget.Spent) in
      var matcher = Matcher(
        Listening(part, self, surroundings, wellKnown: wellKnown), mostWork: budget.rest)
      return try readings(&matcher, model, limit, explains: explains, budget)
    }
    return first ?? whole
  }

  private func readings(
    _ matcher: inout Matcher, _ model: Model?, _ limit: Int, explains: Bool, _ budget: WorkBudget
  ) throws(WorkBudget.Spent) -> [ReadingBuilder.Weighed] {
    let listening = matcher.listening
    let builder = ReadingBuilder(language: self, listening: listening)
    let matches = matcher.matches(limit: limit * 4)
    try budget.spend(matcher.work + listening.tokens.count * WorkBudget.hearing)
    let matched = Self.best(limit, of: matches, builder)
    // An open question is answered by the language's own answer patterns, and what has not one of
    // the language's words asks for nothing in it.
    guard let model, listening.surroundings.question == nil, familiarity(of: listening.tokens) > 0,
      matched.first.map(Self.isSure) != true
    else { return matched }
    let features = SentenceFeatures(
      listening, self, keyWords: model.keyWords, names: model.names(in: listening.tokens))
    let requests = model.likelyRequests(features)
    let voted = Self.voted(matched, requests, model)
    guard (voted.first?.cost ?? .infinity) >= model.trust.certain else { return voted }
    let tagged = Self.distinct(
      model.taggings(features, of: requests).compactMap { matcher.match($0, model) }
        .compactMap(builder.reading)
        .filter { $0.cost < Cost.refusal })
    var readings = Self.joined(voted, tagged, model.trust)
    if explains, let tagging = readings.first?.tagging {
      readings[0].reading.reasons += model.reasons(
        tagging, features, listening.tokens, among: requests)
    }
    return readings
  }
}
