import Foundation

/// One ranking of what the patterns and the trained part have found.
extension Language {
  /// Whether every word was foreseen, by a pattern or by a vocabulary.
  static func isSure(_ weighed: ReadingBuilder.Weighed) -> Bool {
    weighed.cost < (weighed.guessedNames == 0 ? Cost.sureOfNames : Cost.sure)
  }

  /// The patterns' Readings, those dearer that ask for what the trained part thinks unlikely: words
  /// nobody knows fit many patterns, and "add Gene Clark to my chill out list" is no task. Dearer, too,
  /// are names they only guess, where the trained part has heard people say such names.
  static func voted(
    _ matched: [ReadingBuilder.Weighed], _ requests: [(request: Int, cost: Float)],
    _ model: Model
  ) -> [ReadingBuilder.Weighed] {
    matched.map { weighed in
      var weighed = weighed
      if model.hasHeard(weighed.reading.intent) {
        weighed.cost += model.trust.guessedName * Float(weighed.guessedNames)
      }
      // Who names an app asks something of it, whatever else is said.
      guard weighed.reading.intent != nil, weighed.reading.app == nil else { return weighed }
      let cost = model.cost(of: weighed.reading.intent, among: requests)
      weighed.cost += min(cost, Cost.dearestVote) * model.trust.vote
      return weighed
    }.sorted { $0.cost < $1.cost }
  }

  /// The cheapest Readings, each once. What a match costs its Reading costs at least, but for the
  /// kind of a name said beside it, so that dear matches need not be read when there are enough.
  static func best(
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
  static func distinct(
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
  static func joined(
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
          // Known names may have made it cheaper than nothing.
          return $0.cost < max(candidate.cost, 0) + further && $0.reading.says(candidate.reading)
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
