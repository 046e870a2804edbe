/// What is counted of words that nobody knows, by the field they are for.
enum Wording: Sendable {
  /// They set nothing.
  case passed
  /// Any words will do, as for a task or a note.
  case free
  /// Another request's: they are weighed where that is understood.
  case request
  case name
  case artist

  init(of field: Field) {
    if field.name == "request" {
      self = .request
    } else if field.isFreeWording {
      self = .free
    } else {
      self = field.name == "artistName" ? .artist : .name
    }
  }

  func countName(_ partial: inout Matcher.Partial, _ ranker: Ranker) {
    switch self {
    case .passed, .request: break
    case .free: partial.count(.freeText, ranker)
    case .name, .artist: partial.count(.guessedName, ranker)
    }
  }

  func countWord(_ partial: inout Matcher.Partial, _ ranker: Ranker) {
    switch self {
    case .request: break
    case .passed: partial.count(.passedWord, ranker)
    case .free: partial.count(.freeWord, ranker)
    case .name: partial.count(.guessedWord, ranker)
    case .artist:
      partial.count(.guessedWord, ranker)
      partial.count(.artistWord, ranker)
    }
  }
}
