/// The parts of a template, each matched from where the parts before it ended.
extension Matcher {
  /// Lays on the pile every way a part matches after what is explained so far.
  mutating func match(_ node: Int32, _ partial: Partial) {
    work += 1
    guard work <= mostWork else { return }
    switch language.grammar.nodes[Int(node)] {
    case .word(let word):
      matchWord(word, partial)
    case .anyWord(let isOwn):
      guard partial.end < end,
        !isOwn || language.alphabet.begins(analysis.tokens.all[partial.end])
      else { return }
      var passed = partial
      if !analysis.marks[partial.end].isHalf { passed.count(.passedWord, ranker) }
      if partial.end == asking.first { passed.count(.askingWord, ranker) }
      if analysis.marks[partial.end].isNegation { passed.count(.unheardNot, ranker) }
      passed.end += 1
      pile.append(passed)
    case .sequence(let first, let last):
      matchSequence(first..<last, partial)
    case .choice(let first, let last):
      for child in first..<last {
        let part = language.grammar.children[Int(child)]
        if filter.canStart(part, at: partial.end) { match(part, partial) }
      }
    case .optional(let part):
      pile.append(partial)
      if filter.canStart(part, at: partial.end) { match(part, partial) }
    case .rule(let rule):
      if language.grammar.isNamed(rule) {
        matchRule(rule, partial)
      } else {
        match(language.grammar.rules[Int(rule)], partial)
      }
    case .constant(let constant):
      add(partial, by: 0, .constant(constant))
    case .phrase(let field, let list):
      matchPhrase(field, list, partial)
    case .number(let field, let kind, let negative):
      for found in language.numbers.numbers(kind, in: analysis, at: partial.end) {
        addNumber(negative ? -found.value : found.value, of: field, upTo: found.end, partial)
      }
    case .range(let field, let from, let to):
      for found in language.numbers.numbers(.number, in: analysis, at: partial.end)
      where found.value >= Double(from) && found.value <= Double(to)
        && found.value == found.value.rounded()
      {
        addNumber(found.value, of: field, upTo: found.end, partial)
      }
    case .text(let field, let form, let certainty):
      matchText(field, form, certainty, partial)
    case .capture(let field, let form, let part):
      matchCapture(field, form, part, partial)
    case .app:
      guard partial.end < end else { return }
      for mention in analysis.apps[partial.end] {
        var named = partial
        named.count(.namedApp, ranker)
        named.count(.misheardApp, ranker, times: Int(mention.misfit))
        add(
          named, by: mention.end - partial.end,
          .app(index: Int32(mention.index), start: Int32(partial.end), end: Int32(mention.end)))
      }
    case .choiceName(let field):
      guard partial.end < end else { return }
      for mention in analysis.choices[partial.end] {
        var chosen = partial
        chosen.count(.partOfChoice, ranker, times: Int(mention.misfit * 8))
        add(chosen, by: mention.end - partial.end, .choice(field: field, Int32(mention.index)))
      }
    }
  }

  private mutating func addNumber(
    _ value: Double, of field: Int32, upTo end: Int, _ partial: Partial
  ) {
    add(
      partial, by: end - partial.end,
      .number(
        field: field, start: UInt16(clamping: partial.end), end: UInt16(clamping: end), value))
  }

  private mutating func matchSequence(_ children: Range<Int32>, _ partial: Partial) {
    let base = pile.count
    pile.append(partial)
    var done = base
    for child in children {
      let part = language.grammar.children[Int(child)]
      let next = pile.count
      for index in done..<next where filter.canStart(part, at: pile[index].end) {
        match(part, pile[index])
      }
      done = next
    }
    pile.removeSubrange(base..<done)
  }

  private mutating func matchWord(_ word: Int32, _ partial: Partial) {
    guard partial.end < end, analysis.ids[partial.end] == word else { return }
    var explained = partial
    countName(analysis.marks[partial.end], &explained)
    explained.end += 1
    pile.append(explained)
  }

  /// A word of the language's own that is written like a name.
  private func countName(_ mark: Analysis.Mark, _ partial: inout Partial) {
    if mark.quote != 0 || mark.hasTellingCapital { partial.count(.nameLikeWord, ranker) }
  }

  private mutating func matchPhrase(_ field: Int32, _ list: Int32, _ partial: Partial) {
    guard partial.end < end else { return }
    var explained = partial
    countName(analysis.marks[partial.end], &explained)
    for found in analysis.phrases[partial.end]
    where language.grammar.lexicon.phrases[Int(found.phrase)].list == list {
      add(
        explained, by: found.end - partial.end,
        .phrase(
          field: field, phrase: found.phrase, start: Int32(partial.end), end: Int32(found.end)))
    }
  }

  private mutating func matchCapture(
    _ field: Int32, _ form: Int32, _ part: Int32, _ partial: Partial
  ) {
    let base = pile.count
    match(part, partial)
    let inside = base..<pile.count
    let start = partial.end
    for index in inside where pile[index].end > start {
      let said = Derivation.Event.text(
        field: field, start: Int32(start), end: Int32(pile[index].end), form: form)
      var captured = pile[index]
      if language.grammar.wording(of: field) == .request {
        captured = partial
        captured.end = pile[index].end
        captured.derivation = pile[index].derivation
      } else {
        captured.count(.guessedName, ranker)
      }
      add(captured, by: 0, said)
    }
    if field >= 0 {
      var kept = pile.count
      matchNames(field, partial)
      for index in kept..<pile.count
      where inside.contains(where: { pile[$0].end == pile[index].end }) {
        pile[kept] = pile[index]
        kept += 1
      }
      pile.removeSubrange(kept...)
    }
    pile.removeSubrange(inside)
  }

  /// Lays on the pile what is explained so far with some words more.
  mutating func add(_ partial: Partial, by words: Int, _ event: Derivation.Event) {
    work += 1
    var added = partial
    added.end += words
    added.derivation = derivation.add(event, after: partial.derivation)
    pile.append(added)
  }
}
