/// Endings that only the last word of a name shows.
extension Inflection {
  func isSuffix(_ form: Int32) -> Bool { suffixes[form] != nil }

  /// Whether a word is nothing but the form's ending, behind the name: the `den` of `Adele'den`.
  func isEnding(_ token: Token, of form: Int32) -> Bool {
    token.isAttached
      && suffixes[form]?.contains { $0.isAttached && $0.said == token.letters } ?? false
  }

  /// Whether a word is nothing but an ending of any form, behind an apostrophe.
  func isEnding(_ token: Token) -> Bool {
    token.isAttached && suffixes.keys.contains { isEnding(token, of: $0) }
  }

  /// Whether letters are an ending that names take as it is: 으로, 에서.
  func isParticle(_ letters: ArraySlice<UInt32>) -> Bool {
    suffixes.values.joined().contains {
      $0.ending.dictionary.isEmpty && letters.elementsEqual($0.said)
    }
  }

  /// Whether a word shows the form's ending.
  func hasEnding(_ token: Token, of form: Int32) -> Bool { ending(token, form) != nil }

  /// How sure it is that the ending is none of the name's own letters.
  func certainty(of token: Token, _ form: Int32) -> SuffixCertainty {
    guard let suffixes = suffixes[form], let ending = ending(token, form),
      let first = token.letters.first, let letter = Self.folded(ending.said).first
    else { return .usual }
    if (first < 0x250) != (letter < 0x250) { return .foreign }
    return token.isCapitalized && suffixes.contains { $0.isAttached } ? .doubtful : .usual
  }

  enum SuffixCertainty {
    /// Written in one word with the name, as is usual.
    case usual
    /// The name is of another script: `Radiohead의`.
    case foreign
    /// Behind a capital the language writes an apostrophe.
    case doubtful
  }

  private func ending(_ token: Token, _ form: Int32) -> Ending? {
    suffixes[form]?.first {
      !$0.isAttached
        && (Self.leavesStem($0.said.count, of: token.letters.count)
          || $0.said.count == token.letters.count && !$0.ending.dictionary.isEmpty)
        && token.letters.suffix($0.said.count).elementsEqual($0.said)
    }?.ending
  }

  /// The dictionary form of a name whose last word may show a suffix.
  func withoutSuffix(_ tokens: Tokens, _ range: Range<Int>, form: Int32) -> String {
    guard let last = range.last else { return "" }
    if range.count > 1, isEnding(tokens.all[last], of: form) {
      return tokens.text(range.lowerBound..<last)
    }
    let said = tokens.text(range)
    guard let ending = ending(tokens.all[last], form) else { return said }
    let dictionary = Self.folded(ending.dictionary)
    if ending.said.starts(with: ending.dictionary)
      || dictionary.elementsEqual(ending.dictionary.unicodeScalars.map(\.value))
        && Self.folded(ending.said).starts(with: dictionary)
    {
      // As said: vowels that are compared alike are not written alike.
      return String(said.dropLast(ending.said.count - ending.dictionary.count))
    }
    return said.dropLast(ending.said.count) + ending.dictionary
  }
}
