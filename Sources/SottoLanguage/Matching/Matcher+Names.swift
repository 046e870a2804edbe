/// Names: the person's own words, and those that a vocabulary has.
extension Matcher {
  /// The person's own words: every name that a vocabulary has here, and every run of words.
  mutating func matchText(
    _ field: Int32, _ form: Int32, _ certainty: Certainty, _ partial: Partial,
    _ out: inout [Partial]
  ) {
    let start = partial.end
    guard start < end, !cutsQuote(at: start) else { return }
    if form >= 0, language.inflection.isSuffix(form) {
      matchSuffixed(field, form, certainty, partial, &out)
      return
    }
    if field >= 0 { matchNames(field, partial, &out) }
    guard certainty != .vocabulary, certainty == .none || showsForm(at: start, form) else { return }
    let wording = Cost.Wording(field >= 0 ? grammar.fields[Int(field)] : nil)
    var isFunction = true
    var cost = wording.name
    for index in start..<end {
      if certainty == .form, index > start, !listening.tokens.all[index].isCapitalized,
        !fits(index, form)
      {
        break
      }
      cost += certainty == .form && index > start ? Cost.certainWord : wording.word
      isFunction = isFunction && isWord(index, in: functionWords)
      guard !cutsQuote(at: index + 1), marks[index].quote == marks[start].quote else {
        continue
      }
      let isQuoted = marks[index].quote != 0
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

  func isWord(_ index: Int, in words: Set<Int32>) -> Bool {
    listening.ids[index].map(words.contains) ?? false
  }

  mutating func matchNames(_ field: Int32, _ partial: Partial, _ out: inout [Partial]) {
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

  func cost(of name: Listening.Name) -> Float {
    let known =
      switch name {
      case _ where name.app == nil: Cost.wellKnownName
      case _ where name.isExact: Cost.knownName
      default: name.isOfOtherScript ? Cost.nameInOtherScript : Cost.inflectedName
      }
    let count = listening.vocabulary(of: name).entries.count
    return known + Float(name.entry) / Float(count) * Cost.lateName
  }

  /// Whether a word inside the sentence has a capital and an ending of the form.
  private func showsForm(at index: Int, _ form: Int32) -> Bool {
    marks[index].hasTellingCapital && fits(index, form)
  }

  private func fits(_ index: Int, _ form: Int32) -> Bool {
    language.inflection.fits(listening.tokens.text(index..<index + 1), form: form)
  }

  /// Whether a quotation begins before this word and ends after it.
  private func cutsQuote(at index: Int) -> Bool {
    guard index > 0, index < end else { return false }
    return marks[index].quote != 0 && marks[index - 1].quote == marks[index].quote
  }
}
