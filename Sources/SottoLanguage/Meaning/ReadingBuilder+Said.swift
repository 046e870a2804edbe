/// Which words each value of a Reading stands for.
extension ReadingBuilder {
  /// The words that an event takes for a value; `nil` for one that sets nothing, or without a word.
  func named(_ event: Derivation.Event) -> Candidate.Named? {
    let (field, words): (Int32, Range<Int>)
    switch event {
    case .text(let number, let start, let end, _): (field, words) = (number, Int(start)..<Int(end))
    case .phrase(let number, _, let start, let end):
      (field, words) = (number, Int(start)..<Int(end))
    case .number(let number, let start, let end, _):
      (field, words) = (number, Int(start)..<Int(end))
    case .name(let number, let start, let index):
      (field, words) = (number, Int(start)..<analysis.names[Int(start)][Int(index)].end)
    default: return nil
    }
    guard field >= 0, !words.isEmpty else { return nil }
    return Candidate.Named(field: grammar.fields[Int(field)].place, words: words)
  }

  func endsFreely(_ event: Derivation.Event) -> Bool {
    isFree(event) && event.words?.upperBound == analysis.tokens.count
  }

  /// Whether it takes words that may be any, as a task or a note.
  func isFree(_ event: Derivation.Event) -> Bool {
    guard case .text(let field, _, _, _) = event, field >= 0 else { return false }
    return grammar.fields[Int(field)].isFreeWording
  }
}

extension Derivation.Event {
  /// The words that are taken for a name nobody knows, or for free wording.
  var words: Range<Int>? {
    if case .text(_, let start, let end, _) = self { Int(start)..<Int(end) } else { nil }
  }

  /// The words that are taken for the name of an app.
  var appWords: Range<Int>? {
    if case .app(_, let start, let end) = self { Int(start)..<Int(end) } else { nil }
  }
}
