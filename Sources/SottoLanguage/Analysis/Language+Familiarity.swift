extension Language {
  /// How many words of a sentence the language's patterns have.
  func familiarity(of tokens: Tokens) -> Int {
    withWordsApart(tokens).all.count { token in
      grammar.lexicon.id(token.hash).map(grammar.lexicon.isPatternWord) ?? false
    }
  }

  /// How many words of a sentence another language's patterns have, and this one does not know. A sign of
  /// its own is no word of another's: Chinese and Japanese share them.
  func words(of other: Language, in tokens: Tokens) -> Int {
    tokens.all.count { token in
      grammar.lexicon.id(token.hash) == nil && !isOwnSign(token)
        && other.grammar.lexicon.id(token.hash).map(other.grammar.lexicon.isPatternWord) == true
    }
  }

  private func isOwnSign(_ token: Token) -> Bool {
    guard let sign = token.letters.first.flatMap(Unicode.Scalar.init) else { return false }
    return LetterClass.of(sign).contains(.ideograph) && alphabet.begins(token)
  }
}
