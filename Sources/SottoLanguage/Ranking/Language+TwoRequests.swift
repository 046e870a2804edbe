/// "Play Skyfall and add it to my gym playlist": of two requests in one sentence the first is
/// understood, and the second is kept as it was said.
///
/// A language says in its rule `then` what joins requests and how a second one is told from a part of
/// the first; here both halves are understood as sentences of their own.
extension Language {
  /// The first request's candidates, where the sentence is rather two requests than one.
  ///
  /// - Parameter candidates: those of the sentence as one request, likeliest first.
  /// - Returns: `nil` for a single request.
  func firstOfTwo(
    _ matcher: inout Matcher, whole candidates: [Candidate],
    understand: (Tokens) throws(WorkBudget.Spent) -> [Candidate]
  ) throws(WorkBudget.Spent) -> [Candidate]? {
    let whole = candidates.summed
    guard let then = grammar.then, whole.reading.rest == nil else { return nil }
    for seam in matcher.seams(then) where mayBeTwo(whole, at: seam) {
      let second = try understand(Tokens(seam.rest)).summed
      guard !second.isRefusal, second.share > Self.sure else { continue }
      var first = try understand(Tokens(seam.first))
      guard !first[0].isRefusal, !first[0].goesOn(among: candidates),
        isBetter(first.summed, second, than: whole, at: seam)
      else { continue }
      for index in first.indices {
        first[index].reading.text = matcher.analysis.tokens.text
        first[index].reading.rest = seam.rest
        first[index].reading.reasons.append("“\(seam.rest)” is for another request")
      }
      return first
    }
    return nil
  }

  /// The share from which a half of a sentence is surely a request.
  private static let sure: Float = 0.7

  /// Whether two requests can be likelier than one, whatever they are.
  private func mayBeTwo(_ whole: Candidate, at seam: Matcher.Seam) -> Bool {
    whole.isTrained || whole.share < Self.sure || whole.runsOn(over: seam)
  }

  /// Whether two requests are likelier than one. A guessed name that runs on over "and" into a request
  /// is rather none.
  private func isBetter(
    _ first: Candidate, _ second: Candidate, than whole: Candidate, at seam: Matcher.Seam
  ) -> Bool {
    if whole.isRefusal { return first.share > Self.sure }
    // The weights pass over words as if they said nothing: a request, too.
    if whole.isTrained, first.share > Self.sure { return true }
    return whole.runsOn(over: seam)
      ? first.share > Self.sure : first.share * second.share > whole.share
  }
}

extension Candidate {
  /// Whether its free words, as a task's, may well be followed by "and" and another task.
  fileprivate func goesOn(among whole: [Candidate]) -> Bool {
    endsFreely
      && whole.contains { $0.endsFreely && !$0.isTrained && $0.reading.intent == reading.intent }
  }

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
    guard filter.isPossible(language.grammar.rules[Int(then)]) else { return [] }
    let tokens = analysis.tokens
    var seams: [Seam] = []
    for start in 1..<max(1, end) where tokens.all[start].quote == 0 {
      let base = pile.count
      matchRule(then, Partial(end: start))
      if let whole = pile[base...].first(where: { $0.end == end }) {
        var seam = Seam(place: start, first: tokens.text(0..<start), rest: "")
        for event in derivation.events(whole.derivation) { apply(event, to: &seam) }
        if !seam.rest.isEmpty { seams.append(seam) }
      }
      pile.removeSubrange(base...)
    }
    return seams
  }

  private func apply(_ event: Derivation.Event, to seam: inout Seam) {
    let grammar = language.grammar
    switch event {
    case .text(let field, let start, let end, _)
    where field >= 0 && grammar.fields[Int(field)].name == "rest":
      seam.rest = analysis.tokens.text(Int(start)..<Int(end))
    case .constant(let index):
      // A verb that goes on ("틀고") ends the first request in another form ("틀어줘").
      if case .string(let verb) = grammar.constants[Int(index)].value { seam.first += " " + verb }
    default: break
    }
  }
}
