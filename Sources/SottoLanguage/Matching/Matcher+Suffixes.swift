/// Names whose last word shows a form: `Adele'den`, `아델의`.
extension Matcher {
  /// Every name and every run of words that ends in one of the form's endings.
  mutating func matchSuffixed(
    _ field: Int32, _ form: Int32, _ certainty: Certainty, _ partial: Partial
  ) {
    let start = partial.end
    if field >= 0 { matchSuffixedNames(field, form, partial) }
    guard certainty != .vocabulary else { return }
    let wording = field >= 0 ? language.grammar.wordings[Int(field)] : Cost.Wording.free
    let first = listening.tokens.all[start]
    var cost = wording.name
    var isFunction = true
    for index in start..<end {
      let token = listening.tokens.all[index]
      let quoted = first.quote != 0
      if index > start, language.inflection.isEnding(token, of: form), token.quote == 0 {
        addName(quoted ? Cost.quotedName : cost)
      }
      guard token.quote == first.quote else { break }
      cost += wording.word
      isFunction = isFunction && listening.marks[index].isFunction
      if !quoted, language.inflection.hasEnding(token, of: form) {
        addName(cost + Self.cost(language.inflection.certainty(of: token, form)))
      }

      func addName(_ cost: Float) {
        add(
          partial, by: index + 1 - start, cost: cost + (isFunction ? Cost.functionWords : 0),
          .text(field: field, start: Int32(start), end: Int32(index + 1), form: form))
      }
    }
  }

  private static func cost(_ certainty: Inflection.SuffixCertainty) -> Float {
    switch certainty {
    case .foreign: 0
    case .usual: Cost.bareSuffix
    case .doubtful: Cost.doubtfulSuffix
    }
  }

  private mutating func matchSuffixedNames(_ field: Int32, _ form: Int32, _ partial: Partial) {
    let start = partial.end
    for (index, name) in listening.names[start].enumerated()
    where language.grammar.fields[Int(field)].canMean(name.kind) {
      guard let end = listening.endOfSuffix(name, form) else { continue }
      add(
        partial, by: end - start, cost: name.cost,
        .name(field: field, start: Int32(start), index: Int32(index)))
    }
  }
}

extension Listening {
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
