/// "Play Skyfall and add it to my gym playlist": of two requests in one sentence the first is
/// understood, and the second is kept as it was said.
///
/// A language says in its rule `then` what joins requests and how a second one is told from a part of
/// the first; here both halves are understood as sentences of their own.
extension Language {
  /// The first request's Readings, where the sentence is rather two requests than one.
  ///
  /// - Parameter whole: the cheapest Reading of the sentence as one request.
  /// - Returns: `nil` for a single request.
  func firstOfTwo(
    _ matcher: inout Matcher, whole: ReadingBuilder.Weighed?,
    understand: (Tokens) throws(WorkBudget.Spent) -> [ReadingBuilder.Weighed]
  ) throws(WorkBudget.Spent) -> [ReadingBuilder.Weighed]? {
    guard let then = grammar.then, whole?.reading.rest == nil else { return nil }
    for seam in matcher.seams(then) where mayBeTwo(whole, at: seam) {
      guard let second = try understand(Tokens(seam.rest)).first, second.reading.intent != nil,
        second.cost < Cost.sureOfSecond
      else { continue }
      var first = try understand(Tokens(seam.first))
      guard let best = first.first, best.reading.intent != nil,
        isBetter(best, second, than: whole, at: seam)
      else { continue }
      for index in first.indices {
        first[index].reading.text = matcher.listening.tokens.text
        first[index].reading.rest = seam.rest
        first[index].reading.reasons.append("“\(seam.rest)” is for another request")
      }
      return first
    }
    return nil
  }

  /// Whether two requests can be likelier than one, whatever they are.
  private func mayBeTwo(_ whole: ReadingBuilder.Weighed?, at seam: Matcher.Seam) -> Bool {
    guard let whole else { return true }
    return whole.isTrained || whole.cost > Cost.secondRequest || whole.runsOn(over: seam)
  }

  /// Whether two requests are likelier than one. A guessed name that runs on over "and" into a request
  /// is rather none; a task may well go on so.
  private func isBetter(
    _ first: ReadingBuilder.Weighed, _ second: ReadingBuilder.Weighed,
    than whole: ReadingBuilder.Weighed?, at seam: Matcher.Seam
  ) -> Bool {
    guard let whole else { return true }
    // The trained part passes over words as if they said nothing: a request of another kind, too.
    if whole.isTrained, !first.isTrained, !second.isTrained, first.cost < Cost.sureOfSecond,
      first.reading.intent != second.reading.intent
    {
      return true
    }
    if first.endsFreely, first.reading.intent == whole.reading.intent { return false }
    return whole.runsOn(over: seam)
      ? first.cost < whole.cost + Cost.runningOn
      : first.cost + second.cost + Cost.secondRequest < whole.cost
  }
}

extension ReadingBuilder.Weighed {
  /// Whether it takes what joins two requests for a part of a name.
  fileprivate func runsOn(over seam: Matcher.Seam) -> Bool {
    guesses.contains { $0.contains(seam.place) }
  }
}

extension Matcher {
  /// Where a sentence may be cut in two.
  struct Seam {
    /// The word it may be cut at.
    var place: Int
    /// The first request as it would be said alone.
    var first: String
    var rest: String
  }

  /// The places at which the rule for a further request matches all that follows.
  mutating func seams(_ then: Int32) -> [Seam] {
    guard prospects.isPossible(language.grammar.rules[Int(then)]) else { return [] }
    let tokens = listening.tokens
    var seams: [Seam] = []
    for start in 1..<max(1, end) where tokens.all[start].quote == 0 {
      let base = pile.count
      matchRule(then, Partial(end: start, cost: 0, trail: Trail.empty))
      if let whole = pile[base...].first(where: { $0.end == end }) {
        var seam = Seam(place: start, first: tokens.text(0..<start), rest: "")
        for event in trail.events(whole.trail) { apply(event, to: &seam) }
        if !seam.rest.isEmpty { seams.append(seam) }
      }
      pile.removeSubrange(base...)
    }
    return seams
  }

  private func apply(_ event: Trail.Event, to seam: inout Seam) {
    let grammar = language.grammar
    switch event {
    case .text(let field, let start, let end, _)
    where field >= 0 && grammar.fields[Int(field)].name == "rest":
      seam.rest = listening.tokens.text(Int(start)..<Int(end))
    case .constant(let index):
      // A verb that goes on ("틀고") ends the first request in another form ("틀어줘").
      if case .string(let verb) = grammar.constants[Int(index)].value { seam.first += " " + verb }
    default: break
    }
  }
}
