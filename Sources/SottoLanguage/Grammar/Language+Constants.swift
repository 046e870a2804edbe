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

  /// The place in a row that words speak of, as “delete the second one” does.
  ///
  /// - Returns: Counted from 1, or from the end below 0; `nil` when they speak of none, or of several.
  public func place(in words: String) -> Int? {
    guard let number = grammar.lexicon.lists["ordinals"] else { return nil }
    let tokens = Tokens(words)
    var places: Set<Int> = []
    var start = 0
    while start < tokens.count {
      let found = grammar.lexicon.phrases(in: tokens, at: start)
        .filter { grammar.lexicon.phrases[Int($0.phrase)].list == number }
        .max { $0.end < $1.end }
      if let found, case .number(let place) = grammar.lexicon.phrases[Int(found.phrase)].value {
        places.insert(Int(place))
      }
      start = found.map { Int($0.end) } ?? start + 1
    }
    return places.count == 1 ? places.first : nil
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

  /// Whether words are a whole phrase of one of the language's lists, such as `and`.
  package func has(_ words: String, in list: String) -> Bool {
    let tokens = Tokens(words)
    guard tokens.count > 0, let number = grammar.lexicon.lists[list] else { return false }
    return grammar.lexicon.phrases(in: tokens, at: 0).contains { found in
      found.end == tokens.count && grammar.lexicon.isIn(number, found)
    }
  }
}
