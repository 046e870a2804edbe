/// The parts of a template, each matched from where the parts before it ended.
extension Matcher {
  mutating func canStart(_ node: Int32, _ index: Int) -> Bool {
    let atEnd = index >= end
    return grammar.starts.canStart(node, atEnd ? nil : listening.ids[index], atEnd: atEnd, grammar)
      && prospects.isPossible(node, grammar)
  }

  mutating func match(_ node: Int32, _ partial: Partial, _ out: inout [Partial]) {
    switch grammar.nodes[Int(node)] {
    case .word(let word):
      matchWord(word, partial, &out)
    case .anyWord(let isOwn):
      guard partial.end < end,
        !isOwn || language.alphabet.begins(listening.tokens.all[partial.end])
      else { return }
      out.append(Partial(end: partial.end + 1, cost: partial.cost, trail: partial.trail))
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
    case .capture(let field, let form, let part):
      matchCapture(field, form, part, partial, &out)
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

  mutating func matchRule(_ rule: Int32, _ partial: Partial, _ out: inout [Partial]) {
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
      results = Self.best(distinct(found))
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
    let mark = marks[partial.end]
    var cost = partial.cost
    if mark.quote != 0 { cost += Cost.quotedWord }
    if mark.hasTellingCapital { cost += Cost.capitalWord }
    out.append(Partial(end: partial.end + 1, cost: cost, trail: partial.trail))
  }

  private mutating func matchPhrase(
    _ field: Int32, _ list: Int32, _ partial: Partial, _ out: inout [Partial]
  ) {
    guard partial.end < end else { return }
    let mark = marks[partial.end]
    var cost: Float = mark.hasTellingCapital ? Cost.capitalPhrase : 0
    if mark.quote != 0 { cost += Cost.quotedWord }
    for found in listening.phrases[partial.end]
    where grammar.lexicon.phrases[Int(found.phrase)].list == list {
      out.append(
        extended(
          partial, by: found.end - partial.end, cost: cost,
          .phrase(field: field, phrase: found.phrase)))
    }
  }

  private mutating func matchCapture(
    _ field: Int32, _ form: Int32, _ part: Int32, _ partial: Partial, _ out: inout [Partial]
  ) {
    var inside: [Partial] = []
    match(part, partial, &inside)
    let start = partial.end
    for matched in inside where matched.end > start {
      let said = Trail.Event.text(
        field: field, start: Int32(start), end: Int32(matched.end), form: form)
      out.append(extended(matched, by: 0, cost: Cost.unknownName, said))
    }
    guard field >= 0 else { return }
    var names: [Partial] = []
    matchNames(field, partial, &names)
    out += names.filter { name in inside.contains { $0.end == name.end } }
  }

  mutating func extended(
    _ partial: Partial, by words: Int, cost: Float, _ event: Trail.Event
  ) -> Partial {
    Partial(
      end: partial.end + words, cost: partial.cost + cost,
      trail: trail.add(event, after: partial.trail))
  }
}
