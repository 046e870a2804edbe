/// Times by themselves, as they answer a question.
extension Matcher {
  /// Reads as much as can be of the words from one on as a time.
  mutating func time(from start: Int) -> (match: Match, end: Int)? {
    var longest: (pattern: Grammar.Pattern, partial: Partial)?
    for pattern in language.grammar.answers where pattern.wanted == "moment" {
      for partial in ways(pattern.root, Partial(end: start))
      where partial.end > longest?.partial.end ?? start {
        longest = (pattern, partial)
      }
    }
    return longest.map { pattern, partial in
      let events = derivation.events(partial.derivation)
      return (Match(pattern: pattern, counts: partial.counts, events: events), partial.end)
    }
  }
}
