/// Names: the person's own words, and those that a vocabulary has.
extension Matcher {
  /// The person's own words: every name that a vocabulary has here, and every run of words.
  mutating func matchText(
    _ field: Int32, _ form: Int32, _ certainty: Certainty, _ partial: Partial
  ) {
    let start = partial.end
    guard start < end, !analysis.cutsQuote(at: start), !analysis.marks[start].isEnding else {
      return
    }
    if form >= 0, language.inflection.isSuffix(form) {
      matchSuffixed(field, form, certainty, partial)
      return
    }
    if field >= 0 { matchNames(field, partial) }
    guard certainty != .vocabulary, certainty == .none || analysis.showsForm(at: start, form)
    else { return }
    let wording = language.grammar.wording(of: field)
    var isFunction = true
    var name = partial
    wording.countName(&name, ranker)
    if form >= 0, analysis.fits(start, form) { name.count(.formedName, ranker) }
    for index in start..<end {
      if certainty == .form, index > start, !analysis.tokens.all[index].isCapitalized,
        !analysis.fits(index, form)
      {
        break
      }
      let mark = analysis.marks[index]
      // The words that capitals and endings mark as one name belong together.
      if certainty != .form || index == start, index == start || !mark.isHalf {
        wording.countWord(&name, ranker)
      }
      if index == asking.first, wording != .request { name.count(.askingWord, ranker) }
      if wording == .passed, mark.isNegation { name.count(.unheardNot, ranker) }
      isFunction = isFunction && mark.isFunction
      guard !analysis.cutsQuote(at: index + 1), mark.quote == analysis.marks[start].quote else {
        continue
      }
      var whole = mark.quote != 0 ? partial : name
      if mark.quote == 0, isFunction { whole.count(.hollowName, ranker) }
      if mark.quote == 0, mark.isJoining { whole.count(.joiningEnd, ranker) }
      add(
        whole, by: index + 1 - start,
        .text(field: field, start: Int32(start), end: Int32(index + 1), form: form))
    }
  }

  mutating func matchNames(_ field: Int32, _ partial: Partial) {
    let start = partial.end
    guard start < end else { return }
    for (index, name) in analysis.names[start].enumerated()
    where !name.isFunction && language.grammar.fields[Int(field)].canMean(name.kind)
      && !analysis.cutsQuote(at: name.end)
    {
      // "Play" is an album, too.
      if name.app == nil, start..<name.end == asking { continue }
      var named = partial
      if start == asking.first { named.count(.askingWord, ranker) }
      countKnown(name, &named)
      add(
        named, by: name.end - start,
        .name(field: field, start: Int32(start), index: Int32(index)))
    }
  }
}

extension Matcher {
  func countKnown(_ name: Analysis.Name, _ partial: inout Partial) {
    partial.count(name.app == nil ? .wellKnownName : .knownName, ranker)
    if name.spelling != .asWritten { partial.count(.variedName, ranker) }
  }
}

extension Analysis {
  /// Whether a word inside the sentence has a capital and an ending of the form.
  fileprivate func showsForm(at index: Int, _ form: Int32) -> Bool {
    marks[index].hasTellingCapital && fits(index, form)
  }

  fileprivate func fits(_ index: Int, _ form: Int32) -> Bool {
    language.inflection.fits(tokens.text(index..<index + 1), form: form)
  }

  /// Whether a quotation begins before this word and ends after it.
  fileprivate func cutsQuote(at index: Int) -> Bool {
    guard index > 0, index < marks.count else { return false }
    return marks[index].quote != 0 && marks[index - 1].quote == marks[index].quote
  }
}
