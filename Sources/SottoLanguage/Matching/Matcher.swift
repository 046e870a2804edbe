/// Finds every way a grammar's patterns cover a whole sentence, cheapest first.
struct Matcher {
  /// A part of the sentence explained so far: up to which word, at what cost, setting what.
  struct Partial {
    var end: Int
    var cost: Float
    var trail: Int32
  }

  struct Match {
    var pattern: Grammar.Pattern
    var cost: Float
    var events: [Trail.Event]
    /// `nil` for what patterns find.
    var tagging: Model.Tagging?
  }

  let language: Language
  let grammar: Grammar
  let listening: Listening
  let numbers: NumberReader
  var prospects: Prospects
  var trail = Trail()
  /// What each rule matched at each word: patterns share their parts.
  var memo: [[Partial]?]
  let end: Int
  let marks: [Listening.Mark]
  /// Words like "it" and "the", which alone make no name.
  let functionWords: Set<Int32>
  /// Words like "of" and "with", which end no name.
  let joiningWords: Set<Int32>

  init(_ language: Language, _ listening: Listening) {
    self.language = language
    grammar = language.grammar
    self.listening = listening
    numbers = NumberReader(grammar.lexicon)
    prospects = Prospects(listening, grammar)
    end = listening.tokens.count
    marks = listening.marks
    functionWords = language.grammar.lexicon.heads(of: "function")
    joiningWords = language.grammar.lexicon.heads(of: "joining")
    memo = Array(repeating: nil, count: grammar.rules.count * (end + 1))
  }

  /// What the patterns find, cheapest first.
  mutating func matches(limit: Int) -> [Match] {
    let begun = beginnings()
    var found: [(pattern: Int, isAnswer: Bool, partial: Partial)] = []
    func keep(_ partials: [Partial], _ pattern: Int, _ isAnswer: Bool) {
      for partial in withEnding(partials) where partial.end == end {
        found.append((pattern, isAnswer, partial))
      }
    }
    for index in grammar.patternIndex.patterns(for: prospects.cues) {
      keep(cover(grammar.patterns[index].root, from: begun), index, false)
    }
    if listening.surroundings.question != nil {
      for (index, pattern) in grammar.answers.enumerated() {
        keep(cover(pattern.root, from: begun), index, true)
      }
    }
    var matches: [Match] = []
    var known: Set<Meaning> = []
    for match in found.sorted(by: { $0.partial.cost < $1.partial.cost }) {
      let pattern =
        match.isAnswer ? grammar.answers[match.pattern] : grammar.patterns[match.pattern]
      let meaning = Meaning(
        intent: pattern.intent, events: trail.fingerprint(match.partial.trail))
      guard known.insert(meaning).inserted else { continue }
      matches.append(
        Match(
          pattern: pattern, cost: match.partial.cost + (match.isAnswer ? Cost.answer : 0),
          events: trail.events(match.partial.trail)))
      if matches.count == limit { break }
    }
    return matches
  }

  /// What a match says, by whichever pattern.
  private struct Meaning: Hashable {
    var intent: String?
    var events: Trail.Fingerprint
  }

  /// The places a sentence's pattern may begin at: after "tell Melody to", "please" and the like.
  private mutating func beginnings() -> [Partial] {
    let start = Partial(end: 0, cost: 0, trail: Trail.empty)
    var begun = withAsides([start])
    guard let opening = grammar.ruleNames["opening"] else { return begun }
    var opened: [Partial] = []
    for partial in begun { matchRule(opening, partial, &opened) }
    begun += withAsides(opened)
    return begun
  }

  /// A pattern from each beginning, with asides between its parts and after it.
  private mutating func cover(_ root: Int32, from begun: [Partial]) -> [Partial] {
    guard prospects.isPossible(root, grammar) else { return [] }
    var partials = begun.filter { canStart(root, $0.end) }
    guard !partials.isEmpty else { return [] }
    if case .choice(let first, let last) = grammar.nodes[Int(root)] {
      return (first..<last).flatMap { cover(grammar.children[Int($0)], from: begun) }
    }
    guard case .sequence(let first, let last) = grammar.nodes[Int(root)] else {
      var matched: [Partial] = []
      for partial in partials { match(root, partial, &matched) }
      return withAsides(matched)
    }
    for child in first..<last {
      var matched: [Partial] = []
      for partial in partials { match(grammar.children[Int(child)], partial, &matched) }
      partials = withAsides(matched)
      if partials.isEmpty { break }
    }
    return partials
  }

  /// What is said after a first complete request is kept for later.
  private mutating func withEnding(_ partials: [Partial]) -> [Partial] {
    guard let ending = grammar.ruleNames["ending"],
      prospects.isPossible(grammar.rules[Int(ending)], grammar)
    else { return partials }
    var all = partials
    for partial in partials where partial.end < end { matchRule(ending, partial, &all) }
    return all
  }

  private mutating func withAsides(_ partials: [Partial]) -> [Partial] {
    guard let aside = grammar.aside else { return partials }
    var all = partials
    var index = 0
    while index < all.count {
      if all[index].end < end { matchRule(aside, all[index], &all) }
      index += 1
    }
    return distinct(all)
  }

  /// Of the ways to say the same up to the same word the cheapest: all of them would multiply.
  func distinct(_ partials: [Partial]) -> [Partial] {
    guard partials.count > 1 else { return partials }
    var kept: [Partial] = []
    kept.reserveCapacity(partials.count)
    for partial in partials {
      let events = trail.fingerprint(partial.trail)
      let same = kept.firstIndex {
        $0.end == partial.end && trail.fingerprint($0.trail) == events
      }
      if let same {
        if partial.cost < kept[same].cost { kept[same] = partial }
      } else {
        kept.append(partial)
      }
    }
    return kept
  }
}
