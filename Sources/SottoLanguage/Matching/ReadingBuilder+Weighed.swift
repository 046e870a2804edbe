extension ReadingBuilder {
  /// A Reading with what it costs.
  struct Weighed {
    var reading: Reading
    var cost: Float
    /// How the trained part read the sentence, where it did.
    var tagging: Model.Tagging?
    /// Whether only the trained part has found it.
    let isTrained: Bool
    /// The words of its names that no vocabulary has: that they are a name is a guess.
    var guesses: [Range<Int>]
    /// Whether it ends in words that may be any, as a task or a note: they may well go on.
    var endsFreely: Bool

    var guessedNames: Int { guesses.count }
  }

  func endsFreely(_ event: Trail.Event) -> Bool {
    guard case .text(let field, _, let end, _) = event, field >= 0 else { return false }
    return end == listening.tokens.count && grammar.fields[Int(field)].isFreeWording
  }
}

extension Trail.Event {
  /// The words that are taken for a name nobody knows, or for free wording.
  var words: Range<Int>? {
    if case .text(_, let start, let end, _) = self { Int(start)..<Int(end) } else { nil }
  }
}
