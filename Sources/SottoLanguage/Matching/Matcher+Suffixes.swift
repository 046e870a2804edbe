/// Names whose last word shows a form: `Adele'den`, `아델의`.
extension Matcher {
  /// Every name and every run of words that ends in one of the form's endings.
  mutating func matchSuffixed(
    _ field: Int32, _ form: Int32, _ certainty: Certainty, _ partial: Partial
  ) {
    let start = partial.end
    if field >= 0 { matchSuffixedNames(field, form, partial) }
    guard certainty != .vocabulary else { return }
    let wording = language.grammar.wording(of: field)
    let first = analysis.tokens.all[start]
    var name = partial
    wording.countName(&name, ranker)
    var isFunction = true
    for index in start..<end {
      let token = analysis.tokens.all[index]
      let quoted = first.quote != 0
      if index > start, language.inflection.isEnding(token, of: form), token.quote == 0 {
        addName()
      }
      guard token.quote == first.quote else { break }
      wording.countWord(&name, ranker)
      isFunction = isFunction && analysis.marks[index].isFunction
      if !quoted, language.inflection.hasEnding(token, of: form) {
        addName(isDoubtful: language.inflection.certainty(of: token, form) == .doubtful)
      }

      func addName(isDoubtful: Bool = false) {
        var whole = quoted ? partial : name
        whole.count(.formedName, ranker)
        if isFunction { whole.count(.hollowName, ranker) }
        // An ending that the language would have set off belongs to the name, which goes on.
        if isDoubtful { wording.countWord(&whole, ranker) }
        add(
          whole, by: index + 1 - start,
          .text(field: field, start: Int32(start), end: Int32(index + 1), form: form))
      }
    }
  }

  private mutating func matchSuffixedNames(_ field: Int32, _ form: Int32, _ partial: Partial) {
    let start = partial.end
    for (index, name) in analysis.names[start].enumerated()
    where language.grammar.fields[Int(field)].canMean(name.kind) {
      guard let end = analysis.endOfSuffix(name, form) else { continue }
      var named = partial
      named.count(.formedName, ranker)
      countKnown(name, &named)
      add(
        named, by: end - start,
        .name(field: field, start: Int32(start), index: Int32(index)))
    }
  }
}

extension Analysis {
  /// Where a known name ends together with its ending; `nil` when it shows none.
  fileprivate func endOfSuffix(_ name: Name, _ form: Int32) -> Int? {
    if name.end < tokens.count, language.inflection.isEnding(tokens.all[name.end], of: form) {
      return name.end + 1
    }
    guard !name.isExact, language.inflection.hasEnding(tokens.all[name.end - 1], of: form) else {
      return nil
    }
    return name.end
  }
}
