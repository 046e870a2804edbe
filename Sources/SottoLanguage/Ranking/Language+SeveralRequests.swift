/// "Play Skyfall and add it to my gym playlist": of several requests in one sentence the first is
/// understood, and the rest is kept as it was said.
///
/// A language says in its rule `then` what joins requests, and in `request` how one is told from a part
/// of the one before it; both sides of a seam are understood as sentences of their own.
extension Language {
  /// What a sentence asks for first, where it is rather several requests than one; or what it asks for at
  /// all, where what looks like another request is a part of a task.
  ///
  /// - Parameters:
  ///   - candidates: those of the sentence as one request, likeliest first.
  ///   - understand: takes a part of it for one request.
  /// - Returns: the candidates, likeliest first; `nil` where those of one request stand.
  /// - Complexity: three parts are understood for each seam at most.
  func firstOfSeveral(
    _ matcher: inout Matcher, whole candidates: [Candidate],
    understand: (Tokens) throws(WorkBudget.Spent) -> [Candidate]
  ) throws(WorkBudget.Spent) -> [Candidate]? {
    let whole = candidates.summed
    let tokens = matcher.analysis.tokens
    let seams = matcher.seams().filter { !matcher.analysis.joinsItems(at: $0) }
    guard let start = seams.firstIndex(where: { mayBeSeveral(whole, at: $0, in: tokens) }) else {
      return nil
    }
    let seconds = try seconds(after: seams[start...], in: tokens, understand: understand)
    for (seam, second) in zip(seams[start...], seconds)
    where mayBeSeveral(whole, at: seam, in: tokens) {
      guard let second else { continue }
      let first = try understand(Tokens(seam.request(in: tokens, from: 0)))
      guard !first[0].isRefusal else { continue }
      let longer = hasImperative || seam.endsSentence ? [] : candidates.going(on: first[0])
      if longer.isEmpty {
        guard isBetter(first.summed, second, than: whole, at: seam) else { continue }
        return first.followed(by: tokens.text(seam.rest), in: tokens.text)
      }
      // Nor is it only what the task's words would ask for by themselves.
      let tasks = longer.filter { $0.runsOn(over: seam) }
      guard whole.reading.intent != first[0].reading.intent, first.summed.share > Self.sure,
        !tasks.isEmpty
      else { continue }
      return tasks.ranked(by: ranker)
    }
    return nil
  }

  /// What follows each seam, as far as it is surely a request: all of it one, or what there is up to
  /// the next seam, which is followed by one.
  private func seconds(
    after seams: ArraySlice<Matcher.Seam>, in tokens: Tokens,
    understand: (Tokens) throws(WorkBudget.Spent) -> [Candidate]
  ) throws(WorkBudget.Spent) -> [Candidate?] {
    func sure(_ text: String) throws(WorkBudget.Spent) -> Candidate? {
      let request = try understand(Tokens(text)).summed
      return request.isRefusal || request.share <= Self.sure ? nil : request
    }
    var seconds: [Candidate?] = []
    var next: (seam: Matcher.Seam, isFollowed: Bool)?
    for seam in seams.reversed() {
      var second = try sure(tokens.text(seam.rest))
      let start = seam.rest.lowerBound
      if second == nil, let next, next.isFollowed, next.seam.place > start {
        second = try sure(next.seam.request(in: tokens, from: start))
      }
      seconds.append(second)
      next = (seam, second != nil)
    }
    return seconds.reversed()
  }

  /// The share from which a part of a sentence is surely a request.
  private static let sure: Float = 0.7

  /// Whether several requests can be likelier than one, whatever they are.
  private func mayBeSeveral(
    _ whole: Candidate, at seam: Matcher.Seam, in tokens: Tokens
  ) -> Bool {
    // Where a pattern has found a further request, only what is before that can be more than one.
    if let rest = whole.reading.rest, rest.utf8.count >= tokens.text(seam.rest).utf8.count {
      return false
    }
    return whole.isTrained || whole.share < Self.sure || whole.runsOn(over: seam)
  }

  /// Whether several requests are likelier than one. A guessed name that runs on over "and" into a request
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

extension [Candidate] {
  /// Those that take more words for a request whose words are free, as a task's: "and" may well be followed
  /// by another task.
  fileprivate func going(on first: Candidate) -> [Candidate] {
    guard first.endsFreely else { return [] }
    return filter { $0.endsFreely && !$0.isTrained && $0.reading.intent == first.reading.intent }
  }

  /// The same as the first of a text's requests.
  func followed(by rest: String, in text: String) -> [Candidate] {
    map { candidate in
      var first = candidate
      first.reading.text = text
      first.reading.rest = rest
      first.reading.reasons.append("“\(rest)” is for another request")
      return first
    }
  }
}

extension Candidate {
  /// Whether it takes what is on both sides of a seam for one name.
  fileprivate func runsOn(over seam: Matcher.Seam) -> Bool {
    guesses.contains { $0.contains(seam.place - 1) && $0.contains(seam.place) }
  }
}
