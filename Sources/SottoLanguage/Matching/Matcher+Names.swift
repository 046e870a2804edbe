/// Names: the person's own words, and those that a vocabulary has.
extension Matcher {
  /// The person's own words: every name that a vocabulary has here, and every run of words.
  mutating func matchText(
    _ field: Int32, _ form: Int32, _ certainty: Certainty, _ partial: Partial
  ) {
    let start = partial.end
    guard start < end, !listening.cutsQuote(at: start), !listening.marks[start].isEnding else {
      return
    }
    if form >= 0, language.inflection.isSuffix(form) {
      matchSuffixed(field, form, certainty, partial)
      return
    }
    if field >= 0 { matchNames(field, partial) }
    guard certainty != .vocabulary, certainty == .none || listening.showsForm(at: start, form)
    else { return }
    let wording = field >= 0 ? language.grammar.wordings[Int(field)] : Cost.Wording.free
    var isFunction = true
    var cost = wording.name
    for index in start..<end {
      if certainty == .form, index > start, !listening.tokens.all[index].isCapitalized,
        !listening.fits(index, form)
      {
        break
      }
      let mark = listening.marks[index]
      cost += certainty == .form && index > start ? Cost.certainWord : wording.word
      if field < 0, index == asking.first { cost += Cost.askingWord }
      isFunction = isFunction && mark.isFunction
      guard !listening.cutsQuote(at: index + 1), mark.quote == listening.marks[start].quote else {
        continue
      }
      let whole =
        cost + (isFunction ? Cost.functionWords : 0) + (mark.isJoining ? Cost.joiningEnd : 0)
      add(
        partial, by: index + 1 - start, cost: mark.quote != 0 ? Cost.quotedName : whole,
        .text(field: field, start: Int32(start), end: Int32(index + 1), form: form))
    }
  }

  mutating func matchNames(_ field: Int32, _ partial: Partial) {
    let start = partial.end
    guard start < end else { return }
    for (index, name) in listening.names[start].enumerated()
    where !name.isFunction && language.grammar.fields[Int(field)].canMean(name.kind)
      && !listening.cutsQuote(at: name.end)
    {
      add(
        partial, by: name.end - start, cost: name.cost,
        .name(field: field, start: Int32(start), index: Int32(index)))
    }
  }
}

extension Listening {
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
