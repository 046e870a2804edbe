extension Analysis {
  /// Whether there is but one word, or one phrase of the lexicon, beside words like "the".
  var isOneThing: Bool {
    guard let start = marks.firstIndex(where: { !$0.isFunction }) else { return false }
    return start == tokens.count - 1 || phrases[start].contains { $0.end == tokens.count }
  }
}

extension Language {
  /// Whether words are a question, so that no place and no list is called so.
  package func asks(_ words: String) -> Bool {
    if let last = words.last(where: { !$0.isWhitespace }), last == "?" || last == "？" {
      return true
    }
    guard let list = grammar.lexicon.lists["asking"] else { return false }
    let tokens = withWordsApart(Tokens(words))
    return tokens.all.indices.contains { start in
      grammar.lexicon.phrases(in: tokens, at: start).contains { found in
        guard grammar.lexicon.isIn(list, found) else { return false }
        return start == 0 || grammar.lexicon.phrases[Int(found.phrase)].value == .string("anywhere")
      }
    }
  }
}
