/// Finds every way a grammar's patterns cover a whole sentence, cheapest first.
struct Matcher {
  /// A part of the sentence explained so far: up to which word, at what cost, setting what.
  struct Partial: Sendable {
    var end: Int
    var derivation = Derivation.empty
    var counts = Counts()
    /// What the ranker's weights make of the counts: ways that cost more than others are dropped.
    private(set) var cost: Float = 0

    init(end: Int, derivation: Int32 = Derivation.empty) {
      self.end = end
      self.derivation = derivation
    }

    mutating func count(_ feature: Feature, _ ranker: Ranker, times: Int = 1) {
      counts.add(feature, times)
      cost += Float(times) * ranker.cost(feature)
    }

    /// Takes what another way has counted to what this has.
    mutating func count(_ other: Partial) {
      counts = counts + other.counts
      cost += other.cost
    }
  }

  struct Match {
    var pattern: Grammar.Pattern
    var counts: Counts
    var events: [Derivation.Event]
    /// `nil` for what patterns find.
    var tagging: Model.Tagging?
  }

  let analysis: Analysis
  let ranker: Ranker
  let filter: GrammarFilter
  var derivation = Derivation()
  /// What is being matched: a part lays the ways it matched on top, and a part of parts takes those
  /// of its parts off again. One array serves the whole sentence.
  var pile: [Partial] = []
  /// What each rule matched at each word: patterns share their parts.
  var memo: Memo
  let end: Int
  /// The steps taken so far, and how many may be: those beyond lay nothing.
  var work = 0
  let mostWork: Int
  /// The words at the sentence's beginning or end that ask for something to be played.
  var asking = 0..<0

  init(_ analysis: Analysis, _ ranker: Ranker, mostWork: Int = .max) {
    self.analysis = analysis
    self.ranker = ranker
    self.mostWork = mostWork
    filter = GrammarFilter(analysis)
    end = analysis.tokens.count
    memo = Memo(rules: analysis.language.grammar.ruleNames.count, places: end + 1)
    pile.reserveCapacity(64)
  }

  var language: Language { analysis.language }

  /// What the patterns find, cheapest first.
  mutating func matches(limit: Int) -> [Match] {
    var found: [Found] = []
    begin()
    let begun = pile.indices
    findAsking(from: begun)
    for (index, root) in language.grammar.roots.enumerated() where filter.isPossible(root) {
      cover(root, from: begun)
      take(&found, above: begun.upperBound, of: index, isAnswer: false)
    }
    if let question = analysis.surroundings.question {
      takeAnswers(&found, from: begun) {
        $0.wanted.map(question.wants.contains) ?? (question.kind != .followUp)
      }
    }
    pile.removeAll(keepingCapacity: true)
    return distinct(found, limit)
  }

  /// What the words answer to a question of any kind, though none was asked, cheapest first.
  mutating func answers(limit: Int) -> [Match] {
    var found: [Found] = []
    begin()
    takeAnswers(&found, from: pile.indices) { $0.wanted == nil }
    pile.removeAll(keepingCapacity: true)
    return distinct(found, limit)
  }

  private mutating func takeAnswers(
    _ found: inout [Found], from begun: Range<Int>, where isAsked: (Grammar.Pattern) -> Bool
  ) {
    for (index, pattern) in language.grammar.answers.enumerated() where isAsked(pattern) {
      cover(pattern.root, from: begun)
      take(&found, above: begun.upperBound, of: index, isAnswer: true)
    }
  }

  /// A way that a pattern, or an answer's, covers the whole sentence.
  private struct Found {
    var pattern: Int
    var isAnswer: Bool
    var partial: Partial
  }

  /// Takes what a pattern matched off the pile, and keeps what covers the whole sentence.
  private mutating func take(
    _ found: inout [Found], above base: Int, of pattern: Int, isAnswer: Bool
  ) {
    guard pile.count > base else { return }
    addEndings(above: base)
    for partial in pile[base...] where partial.end == end {
      found.append(Found(pattern: pattern, isAnswer: isAnswer, partial: partial))
    }
    pile.removeSubrange(base...)
  }

  /// The cheapest of what was found, each meaning once.
  private func distinct(_ found: [Found], _ limit: Int) -> [Match] {
    var matches: [Match] = []
    var known: [(intent: String?, topic: String?, events: Derivation.Fingerprint)] = []
    for match in found.sorted(by: { $0.partial.cost < $1.partial.cost }) {
      let pattern =
        match.isAnswer
        ? language.grammar.answers[match.pattern] : language.grammar.patterns[match.pattern]
      let events = derivation.fingerprint(match.partial.derivation)
      guard
        !known.contains(where: {
          $0.events == events && $0.intent == pattern.intent && $0.topic == pattern.topic
        })
      else { continue }
      known.append((pattern.intent, pattern.topic, events))
      matches.append(
        Match(
          pattern: pattern, counts: match.partial.counts,
          events: derivation.events(match.partial.derivation)))
      if matches.count == limit { break }
    }
    return matches
  }
}
