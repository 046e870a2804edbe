/// Where a sentence may be cut into requests.
extension Matcher {
  /// A place between two requests.
  struct Seam {
    /// The word at which the first ends.
    var place: Int
    /// The words of all that is asked for after it.
    var rest: Range<Int>
    /// What the first ends with where it is said alone, rather than with what goes on: "틀어줘"
    /// for "틀고".
    var verb: String?
    /// Whether it is where a sentence ends.
    var endsSentence = false

    /// The request before it as it would be said alone.
    func request(in tokens: Tokens, from start: Int) -> String {
      tokens.text(start..<place) + (verb.map { " " + $0 } ?? "")
    }
  }

  /// The places at which all that follows may be further requests.
  mutating func seams() -> [Seam] {
    (1..<max(1, end)).compactMap { start in
      guard analysis.tokens.all[start].quote == 0 else { return nil }
      return joined(at: start) ?? divided(at: start)
    }
  }

  /// A seam at a word that joins requests.
  private mutating func joined(at start: Int) -> Seam? {
    guard let match = match(language.grammar.then, from: start) else { return nil }
    let endsSentence = analysis.tokens.endsSentence(before: start)
    var seam = Seam(place: start, rest: end..<end, endsSentence: endsSentence)
    for event in derivation.events(match.derivation) { apply(event, to: &seam) }
    return seam.rest.isEmpty ? nil : seam
  }

  /// A seam that only a comma or the end of a sentence marks.
  private mutating func divided(at start: Int) -> Seam? {
    let tokens = analysis.tokens
    let endsSentence = tokens.endsSentence(before: start)
    guard endsSentence || tokens.endsClause(before: start),
      match(language.grammar.request, from: start) != nil
    else { return nil }
    return Seam(place: start, rest: start..<end, endsSentence: endsSentence)
  }

  /// How a rule matches all that follows.
  private mutating func match(_ rule: Int32?, from start: Int) -> Partial? {
    guard let rule, filter.isPossible(language.grammar.rules[Int(rule)]) else { return nil }
    let base = pile.count
    defer { pile.removeSubrange(base...) }
    matchRule(rule, Partial(end: start))
    return pile[base...].first { $0.end == end }
  }

  private func apply(_ event: Derivation.Event, to seam: inout Seam) {
    let grammar = language.grammar
    switch event {
    case .text(let field, let start, let end, _)
    where field >= 0 && grammar.fields[Int(field)].name == "rest":
      seam.rest = Int(start)..<Int(end)
    case .constant(let index):
      if case .string(let verb) = grammar.constants[Int(index)].value { seam.verb = verb }
    default: break
    }
  }
}

extension Tokens {
  /// Whether a sentence ends before a word. A number with a point may make it the second or the third:
  /// "2. sezon".
  fileprivate func endsSentence(before index: Int) -> Bool {
    gap(before: index).unicodeScalars.contains { mark in
      Self.ends.contains(mark)
        || mark == "." && (!all[index - 1].isNumber || all[index].isCapitalized)
    }
  }

  fileprivate func endsClause(before index: Int) -> Bool {
    gap(before: index).unicodeScalars.contains(where: Self.commas.contains)
  }

  private static let ends: Set<Unicode.Scalar> = ["!", "?", "…", "。", "！", "？", "؟"]
  private static let commas: Set<Unicode.Scalar> = [",", ";", "，", "、", "；", "،", "؛"]
}
