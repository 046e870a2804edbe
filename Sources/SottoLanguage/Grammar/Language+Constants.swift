extension Language {
  /// The SiriKit constant that words stand for in a list of the lexicon: `album` for “альбом”.
  ///
  /// - Returns: `nil` when the words, all of them, are no phrase of that list.
  public func constant(for words: String, in list: String) -> String? {
    let tokens = Tokens(words)
    guard tokens.count > 0, let number = grammar.lexicon.lists[list] else { return nil }
    for found in grammar.lexicon.phrases(in: tokens, at: 0) where found.end == tokens.count {
      let phrase = grammar.lexicon.phrases[Int(found.phrase)]
      if phrase.list == number, case .string(let constant) = phrase.value { return constant }
    }
    return nil
  }
}
