/// Two times of day for one task: "at 8 am and 8 pm".
extension Matcher {
  struct TwoTimes {
    /// The words that differ.
    var first: Range<Int>
    var second: Range<Int>

    /// The sentence with the first time alone, and with the second.
    func sentences(of tokens: Tokens) -> (first: String, second: String) {
      (
        tokens.text(0..<first.upperBound) + Self.rest(of: tokens, from: second.upperBound),
        tokens.text(0..<first.lowerBound) + Self.gap(in: tokens, before: first.lowerBound)
          + tokens.text(second.lowerBound..<tokens.count)
      )
    }

    private static func rest(of tokens: Tokens, from index: Int) -> String {
      gap(in: tokens, before: index) + tokens.text(index..<tokens.count)
    }

    private static func gap(in tokens: Tokens, before index: Int) -> String {
      (1..<max(1, tokens.count)).contains(index) ? String(tokens.gap(before: index)) : ""
    }
  }

  /// The words that a language's rule `twice` finds, as far as they reach.
  mutating func twoTimes() -> TwoTimes? {
    guard let rule = language.grammar.ruleNames["twice"],
      filter.isPossible(language.grammar.rules[Int(rule)])
    else { return nil }
    for start in 0..<end {
      let base = pile.count
      matchRule(rule, Partial(end: start))
      let longest = pile[base...].max { $0.end < $1.end }
      pile.removeSubrange(base...)
      if let longest { return twoTimes(derivation.events(longest.derivation)) }
    }
    return nil
  }

  private func twoTimes(_ events: [Derivation.Event]) -> TwoTimes? {
    func words(_ name: String) -> Range<Int>? {
      for case .text(let field, let start, let end, _) in events
      where field >= 0 && language.grammar.fields[Int(field)].name == name {
        return Int(start)..<Int(end)
      }
      return nil
    }
    guard let first = words("value"), let second = words("rest") else { return nil }
    return TwoTimes(first: first, second: second)
  }
}
