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

  /// Whether a name says itself what it is the name of, as “Playlist of the Day” does.
  ///
  /// - Parameters:
  ///   - constant: the SiriKit constant of its kind, such as `playlist`.
  ///   - list: the list of the lexicon with the words for it.
  public func says(_ constant: String, in name: String, list: String) -> Bool {
    guard let number = grammar.lexicon.lists[list] else { return false }
    let tokens = Tokens(name)
    return (0..<tokens.count).contains { start in
      grammar.lexicon.phrases(in: tokens, at: start).contains { found in
        let phrase = grammar.lexicon.phrases[Int(found.phrase)]
        return phrase.list == number && phrase.value == .string(constant)
      }
    }
  }
}
