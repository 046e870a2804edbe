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
  }

  private let language: Language
  private let grammar: Grammar
  private let listening: Listening
  private let numbers: NumberReader
  private var trail = Trail()
  /// What each rule matched at each word: patterns share their parts.
  private var memo: [[Partial]?]
  private let end: Int
  private let capitalsTell: Bool
  /// Words like "it" and "the", which alone make no name.
  private let functionWords: Set<Int32>
  /// Words like "of" and "with", which end no name.
  private let joiningWords: Set<Int32>

  init(_ language: Language, _ listening: Listening) {
    self.language = language
    grammar = language.grammar
    self.listening = listening
    numbers = NumberReader(grammar.lexicon)
    end = listening.tokens.count
    capitalsTell = listening.tokens.capitalsTell
    functionWords = language.grammar.lexicon.heads(of: "function")
    joiningWords = language.grammar.lexicon.heads(of: "joining")
    memo = Array(repeating: nil, count: grammar.rules.count * (end + 1))
  }

  mutating func matches(limit: Int) -> [Match] {
    let begun = beginnings()
    var found: [(pattern: Int, isAnswer: Bool, partial: Partial)] = []
    func keep(_ partials: [Partial], _ pattern: Int, _ isAnswer: Bool) {
      for partial in partials where partial.end == end {
        found.append((pattern, isAnswer, partial))
      }
    }
    for (index, pattern) in grammar.patterns.enumerated() {
      keep(cover(pattern.root, from: begun), index, false)
    }
    if listening.surroundings.question != nil {
      for (index, pattern) in grammar.answers.enumerated() {
        keep(cover(pattern.root, from: begun), index, true)
      }
    }
    let best = found.sorted { $0.partial.cost < $1.partial.cost }.prefix(limit)
    return best.map { match in
      Match(
        pattern: match.isAnswer ? grammar.answers[match.pattern] : grammar.patterns[match.pattern],
        cost: match.partial.cost + (match.isAnswer ? Cost.answer : 0),
        events: trail.events(match.partial.trail))
    }
  }

  // MARK: - Whole sentences

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
    var partials = begun.filter { canStart(root, $0.end) }
    guard !partials.isEmpty else { return [] }
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

  private mutating func withAsides(_ partials: [Partial]) -> [Partial] {
    guard let aside = grammar.aside else { return partials }
    var all = partials
    var index = 0
    while index < all.count {
      if all[index].end < end { matchRule(aside, all[index], &all) }
      index += 1
    }
    return all
  }

  // MARK: - Parts

  private func canStart(_ node: Int32, _ index: Int) -> Bool {
    let atEnd = index >= end
    return grammar.starts.canStart(node, atEnd ? nil : listening.ids[index], atEnd: atEnd)
  }

  private mutating func match(_ node: Int32, _ partial: Partial, _ out: inout [Partial]) {
    switch grammar.nodes[Int(node)] {
    case .word(let word):
      matchWord(word, partial, &out)
    case .sequence(let first, let last):
      var partials = [partial]
      for child in first..<last {
        let part = grammar.children[Int(child)]
        var matched: [Partial] = []
        for partial in partials where canStart(part, partial.end) { match(part, partial, &matched) }
        partials = matched
        if partials.isEmpty { return }
      }
      out += partials
    case .choice(let first, let last):
      for child in first..<last {
        let part = grammar.children[Int(child)]
        if canStart(part, partial.end) { match(part, partial, &out) }
      }
    case .optional(let part):
      out.append(partial)
      if canStart(part, partial.end) { match(part, partial, &out) }
    case .rule(let rule):
      matchRule(rule, partial, &out)
    case .constant(let constant):
      out.append(extended(partial, by: 0, cost: 0, .constant(constant)))
    case .cost(let cost):
      out.append(Partial(end: partial.end, cost: partial.cost + cost, trail: partial.trail))
    case .phrase(let field, let list):
      matchPhrase(field, list, partial, &out)
    case .number(let field, let kind, let negative):
      for found in numbers.numbers(kind, in: listening, at: partial.end) {
        let value = negative ? -found.value : found.value
        out.append(
          extended(partial, by: found.end - partial.end, cost: 0, .number(field: field, value)))
      }
    case .text(let field, let form, let certainty):
      matchText(field, form, certainty, partial, &out)
    case .capture(let field, let part):
      matchCapture(field, part, partial, &out)
    case .app:
      guard partial.end < end else { return }
      for mention in listening.apps[partial.end] {
        out.append(
          extended(
            partial, by: mention.end - partial.end, cost: mention.cost,
            .app(
              index: Int32(mention.index), start: Int32(partial.end), end: Int32(mention.end))))
      }
    case .choiceName(let field):
      guard partial.end < end else { return }
      for mention in listening.choices[partial.end] {
        out.append(
          extended(
            partial, by: mention.end - partial.end, cost: mention.cost,
            .choice(field: field, Int32(mention.index))))
      }
    }
  }

  private mutating func matchRule(_ rule: Int32, _ partial: Partial, _ out: inout [Partial]) {
    let place = Int(rule) * (end + 1) + partial.end
    let results: [Partial]
    if let known = memo[place] {
      results = known
    } else {
      var found: [Partial] = []
      let root = grammar.rules[Int(rule)]
      if canStart(root, partial.end) {
        match(root, Partial(end: partial.end, cost: 0, trail: Trail.empty), &found)
      }
      results = Self.best(found)
      memo[place] = results
    }
    for result in results {
      out.append(
        Partial(
          end: result.end, cost: partial.cost + result.cost,
          trail: trail.join(partial.trail, result.trail)))
    }
  }

  /// The cheapest ways to each end: a rule with many readings must not multiply into all patterns.
  private static func best(_ partials: [Partial]) -> [Partial] {
    guard partials.count > waysToEachEnd else { return partials }
    var kept: [Partial] = []
    var counts: [Int: Int] = [:]
    for partial in partials.sorted(by: { $0.cost < $1.cost }) {
      let count = counts[partial.end, default: 0]
      guard count < waysToEachEnd else { continue }
      counts[partial.end] = count + 1
      kept.append(partial)
    }
    return kept
  }

  private static let waysToEachEnd = 6

  private mutating func matchWord(_ word: Int32, _ partial: Partial, _ out: inout [Partial]) {
    guard partial.end < end, listening.ids[partial.end] == word else { return }
    let token = listening.tokens.all[partial.end]
    var cost = partial.cost
    if token.quote != 0 { cost += Cost.quotedWord }
    if hasTellingCapital(partial.end) { cost += Cost.capitalWord }
    out.append(Partial(end: partial.end + 1, cost: cost, trail: partial.trail))
  }

  private func hasTellingCapital(_ index: Int) -> Bool {
    let token = listening.tokens.all[index]
    return token.isCapitalized && !token.isFirst && capitalsTell
  }

  private mutating func matchPhrase(
    _ field: Int32, _ list: Int32, _ partial: Partial, _ out: inout [Partial]
  ) {
    guard partial.end < end else { return }
    var cost: Float = hasTellingCapital(partial.end) ? Cost.capitalPhrase : 0
    if listening.tokens.all[partial.end].quote != 0 { cost += Cost.quotedWord }
    for found in listening.phrases[partial.end]
    where grammar.lexicon.phrases[Int(found.phrase)].list == list {
      out.append(
        extended(
          partial, by: found.end - partial.end, cost: cost,
          .phrase(field: field, phrase: found.phrase)))
    }
  }

  private mutating func matchCapture(
    _ field: Int32, _ part: Int32, _ partial: Partial, _ out: inout [Partial]
  ) {
    var inside: [Partial] = []
    match(part, partial, &inside)
    let start = partial.end
    for matched in inside where matched.end > start {
      let said = Trail.Event.text(
        field: field, start: Int32(start), end: Int32(matched.end), form: Node.noForm)
      out.append(extended(matched, by: 0, cost: Cost.unknownName, said))
    }
    guard field >= 0 else { return }
    var names: [Partial] = []
    matchNames(field, partial, &names)
    out += names.filter { name in inside.contains { $0.end == name.end } }
  }

  private mutating func extended(
    _ partial: Partial, by words: Int, cost: Float, _ event: Trail.Event
  ) -> Partial {
    Partial(
      end: partial.end + words, cost: partial.cost + cost,
      trail: trail.add(event, after: partial.trail))
  }
}

// MARK: - Names

extension Matcher {
  /// The person's own words: every name that a vocabulary has here, and every run of words.
  private mutating func matchText(
    _ field: Int32, _ form: Int32, _ certainty: Certainty, _ partial: Partial,
    _ out: inout [Partial]
  ) {
    let start = partial.end
    guard start < end, !cutsQuote(at: start) else { return }
    if field >= 0 { matchNames(field, partial, &out) }
    guard certainty != .vocabulary, certainty == .none || showsForm(at: start, form) else { return }
    let isPerson = field >= 0 && grammar.fields[Int(field)].name == "artistName"
    var isFunction = true
    var cost = Cost.unknownName
    for index in start..<end {
      let token = listening.tokens.all[index]
      if certainty == .form, index > start, !token.isCapitalized, !fits(index, form) { break }
      cost += Self.cost(ofWord: index - start, certainty, isPerson: isPerson)
      isFunction = isFunction && isWord(index, in: functionWords)
      guard !cutsQuote(at: index + 1), token.quote == listening.tokens.all[start].quote else {
        continue
      }
      let isQuoted = token.quote != 0
      out.append(
        extended(
          partial, by: index + 1 - start,
          cost: isQuoted
            ? Cost.quotedName
            : cost + (isFunction ? Cost.functionWords : 0)
              + (isWord(index, in: joiningWords) ? Cost.joiningEnd : 0),
          .text(field: field, start: Int32(start), end: Int32(index + 1), form: form)))
    }
  }

  /// One more word of a name; a form that marks a name makes each further word cheaper.
  private static func cost(ofWord index: Int, _ certainty: Certainty, isPerson: Bool) -> Float {
    if certainty == .form, index > 0 { return Cost.certainWord }
    return Cost.unknownWord + (isPerson && certainty == .none ? Cost.artistWord : 0)
  }

  private func isWord(_ index: Int, in words: Set<Int32>) -> Bool {
    listening.ids[index].map(words.contains) ?? false
  }

  private mutating func matchNames(_ field: Int32, _ partial: Partial, _ out: inout [Partial]) {
    let start = partial.end
    for (index, name) in listening.names[start].enumerated() where !cutsQuote(at: name.end) {
      guard grammar.fields[Int(field)].canMean(listening.entry(name).kind),
        !(start..<name.end).allSatisfy({ isWord($0, in: functionWords) })
      else { continue }
      out.append(
        extended(
          partial, by: name.end - start, cost: cost(of: name),
          .name(field: field, start: Int32(start), index: Int32(index))))
    }
  }

  private func cost(of name: Listening.Name) -> Float {
    let known =
      name.app == nil ? Cost.wellKnownName : name.isExact ? Cost.knownName : Cost.inflectedName
    let count = listening.vocabulary(of: name).entries.count
    return known + Float(name.entry) / Float(count) * Cost.lateName
  }

  /// Whether a word inside the sentence has a capital and an ending of the form.
  private func showsForm(at index: Int, _ form: Int32) -> Bool {
    hasTellingCapital(index) && fits(index, form)
  }

  private func fits(_ index: Int, _ form: Int32) -> Bool {
    language.inflection.fits(listening.tokens.text(index..<index + 1), form: form)
  }

  /// Whether a quotation begins before this word and ends after it.
  private func cutsQuote(at index: Int) -> Bool {
    guard index > 0, index < end else { return false }
    let quote = listening.tokens.all[index].quote
    return quote != 0 && listening.tokens.all[index - 1].quote == quote
  }
}
