import Foundation

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
  func understand(
    _ tokens: Tokens, _ surroundings: Surroundings, _ wellKnown: Vocabulary, _ limit: Int,
    asksTrained: Bool = true, explains: Bool
  ) -> [ReadingBuilder.Weighed] {
    let listening = Listening(tokens, self, surroundings, wellKnown: wellKnown)
    var matcher = Matcher(listening)
    let model = asksTrained ? model : nil
    let whole = readings(&matcher, model, limit, explains: explains)
    guard surroundings.question == nil else { return whole }
    let first = firstOfTwo(&matcher, whole: whole.first) { part in
      var matcher = Matcher(Listening(part, self, surroundings, wellKnown: wellKnown))
      return readings(&matcher, model, limit, explains: explains)
    }
    return first ?? whole
  }

  private func readings(
    _ matcher: inout Matcher, _ model: Model?, _ limit: Int, explains: Bool
  ) -> [ReadingBuilder.Weighed] {
    let listening = matcher.listening
    let builder = ReadingBuilder(language: self, listening: listening)
    let matched = Self.best(limit, of: matcher.matches(limit: limit * 4), builder)
    // An open question is answered by the language's own answer patterns, and what has not one of
    // the language's words asks for nothing in it.
    guard let model, listening.surroundings.question == nil, familiarity(of: listening.tokens) > 0,
      matched.first.map(Self.isSure) != true
    else { return matched }
    let features = SentenceFeatures(listening, self, keyWords: model.keyWords)
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

  /// Whether every word was foreseen, by a pattern or by a vocabulary.
  private static func isSure(_ weighed: ReadingBuilder.Weighed) -> Bool {
    weighed.cost < (weighed.guessedNames == 0 ? Cost.sureOfNames : Cost.sure)
  }

  /// The patterns' Readings, those dearer that ask for what the trained part thinks unlikely: words
  /// nobody knows fit many patterns, and "add Gene Clark to my chill out list" is no task.
  private static func voted(
    _ matched: [ReadingBuilder.Weighed], _ requests: [(request: Int, cost: Float)],
    _ model: Model
  ) -> [ReadingBuilder.Weighed] {
    matched.map { weighed in
      var weighed = weighed
      // Who names an app asks something of it, whatever else is said.
      guard weighed.reading.intent != nil, weighed.reading.app == nil else { return weighed }
      let cost = model.cost(of: weighed.reading.intent, among: requests)
      weighed.cost += min(cost, Cost.dearestVote) * model.trust.vote
      return weighed
    }.sorted { $0.cost < $1.cost }
  }

  /// The cheapest Readings, each once. What a match costs its Reading costs at least, but for the
  /// kind of a name said beside it, so that dear matches need not be read when there are enough.
  private static func best(
    _ limit: Int, of matches: [Matcher.Match], _ builder: ReadingBuilder
  ) -> [ReadingBuilder.Weighed] {
    var best: [ReadingBuilder.Weighed] = []
    for match in matches {
      if best.count >= limit, best[limit - 1].cost <= match.cost - Cost.saidKind { break }
      if let first = best.first, first.cost + Cost.hopeless < match.cost { break }
      guard let found = builder.reading(match) else { continue }
      if let same = best.firstIndex(where: { $0.reading.isSameRequest(as: found.reading) }) {
        guard found.cost < best[same].cost else { continue }
        best.remove(at: same)
      }
      best.insert(found, at: best.firstIndex { found.cost < $0.cost } ?? best.count)
    }
    return best
  }

  /// Each Reading once, cheapest first.
  private static func distinct(
    _ weighed: [ReadingBuilder.Weighed]
  ) -> [ReadingBuilder.Weighed] {
    var distinct: [ReadingBuilder.Weighed] = []
    for candidate in weighed.sorted(by: { $0.cost < $1.cost })
    where !distinct.contains(where: { $0.reading.isSameRequest(as: candidate.reading) }) {
      distinct.append(candidate)
    }
    return distinct
  }

  /// The Readings of both sources; one that both have found has the weights of both, and so has a
  /// pattern's that says all that the trained part's says and more: published sets leave out much
  /// ("this", "next") that a sentence has. What more it takes for a name is no more than a guess,
  /// which has to be the likelier one.
  private static func joined(
    _ matched: [ReadingBuilder.Weighed], _ tagged: [ReadingBuilder.Weighed], _ trust: Cost.Trust
  ) -> [ReadingBuilder.Weighed] {
    var all = matched
    var alone: [ReadingBuilder.Weighed] = []
    for var candidate in tagged {
      if let rival = matched.first(where: { $0.reading.intent == candidate.reading.intent }),
        !rival.reading.isSameRequest(as: candidate.reading)
      {
        candidate.cost += trust.rival
      }
      let place =
        all.firstIndex { $0.reading.isSameRequest(as: candidate.reading) }
        ?? matched.firstIndex {
          let further = $0.guessedNames > candidate.guessedNames ? 0 : Cost.furtherWords
          return $0.cost < candidate.cost + further && $0.reading.says(candidate.reading)
        }
      guard let place else {
        alone.append(candidate)
        continue
      }
      all[place].cost = -log(exp(-all[place].cost) + exp(-candidate.cost))
      let known = all[place].reading.reasons
      all[place].reading.reasons += candidate.reading.reasons.filter { !known.contains($0) }
      all[place].tagging = candidate.tagging
    }
    // What drops words of a name has to be the likelier one.
    all += alone.filter { candidate in
      let dearest = candidate.cost + candidate.reading.costOfFewerWords
      return !all.contains { $0.cost < dearest && candidate.reading.namesLess(than: $0.reading) }
    }
    if matched.first.map(Self.playsOneName) == true {
      for index in all.indices where all[index].reading.intent == nil && all[index].isTrained {
        all[index].cost += trust.refusedName
      }
    }
    return all.sorted { $0.cost < $1.cost }
  }

  /// Whether it is "play" and words that may be any title: "Come Away with Me" is no odd request.
  private static func playsOneName(_ weighed: ReadingBuilder.Weighed) -> Bool {
    weighed.reading.intent == "INPlayMediaIntent" && weighed.guessedNames == 1
  }
}
