extension Analysis {
  /// The items of a list said in one go: "rice, onions and olives".
  ///
  /// Items end at a comma, at a word of the lexicon's list `also`, or at a word with an ending of the
  /// form `also` (`파스타하고`); things that everybody buys (`item`) need nothing between them.
  func items(in said: Range<Int>, _ language: Language) -> [Range<Int>] {
    let also = language.grammar.lexicon.known.also
    let form = language.inflection.forms["also"] ?? Node.noForm
    var items: [Range<Int>] = []
    var start = said.lowerBound
    var index = start
    while index < said.upperBound {
      if index > start, let end = endOfWord(also, language, index), end < said.upperBound {
        items.append(start..<index)
        start = end
        index = end
        continue
      }
      index += 1
      guard index < said.upperBound else { break }
      if tokens.hasComma(before: index)
        || language.inflection.hasEnding(tokens.all[index - 1], of: form)
      {
        items.append(start..<index)
        start = index
        if let end = endOfWord(also, language, index), end < said.upperBound {
          start = end
          index = end
        }
      }
    }
    if start < said.upperBound { items.append(start..<said.upperBound) }
    return items.flatMap { knownItems(in: $0, language) ?? [$0] }
  }

  /// Things of the lexicon's list `item` that follow each other without a word between, each perhaps
  /// with how many or how much of it: "two eggs milk a kilo of rice", “우유 계란 두 판”.
  ///
  /// - Returns: `nil` when they do not make up the whole.
  private func knownItems(in said: Range<Int>, _ language: Language) -> [Range<Int>]? {
    // What the words from each on are; the last ones first.
    var rest: [Int: [Range<Int>]] = [said.upperBound: []]
    for start in said.reversed() {
      let ends = endsOfItem(language, start, limit: said.upperBound)
      guard let end = ends.first(where: { rest[$0] != nil }), let others = rest[end] else {
        continue
      }
      rest[start] = [start..<end] + others
    }
    return rest[said.lowerBound]
  }

  /// Where a thing that begins at a word may end, the likeliest first.
  private func endsOfItem(_ language: Language, _ start: Int, limit: Int) -> [Int] {
    guard let end = endOfItem(language, start), end <= limit else { return [] }
    guard language.amountFollows, end < limit,
      let measure = tokens.all[end].digits != nil
        ? end + 1 : endOfWord(language.grammar.lexicon.known.number, language, end)
    else { return [end] }
    let isCounter =
      measure < limit && endOfWord(language.grammar.lexicon.known.item, language, measure) == nil
    return (isCounter ? [measure + 1, measure, end] : [measure, end]).filter { $0 <= limit }
  }

  private func endOfItem(_ language: Language, _ index: Int) -> Int? {
    let known = language.grammar.lexicon.known
    if let end = endOfWord(known.item, language, index) { return end }
    let isDigits = tokens.all[index].digits != nil
    guard let thing = isDigits ? index + 1 : endOfWord(known.number, language, index) else {
      return nil
    }
    // The measure is any word, with "of" where the language has one.
    return (thing...thing + 2).lazy.filter { $0 < self.tokens.count }
      .compactMap { self.endOfWord(known.item, language, $0) }.first
  }

  /// Whether things of the lexicon's list `item` stand right before and right after a place between two requests: they
  /// are rather both for one list.
  func joinsItems(at seam: Matcher.Seam) -> Bool {
    guard seam.verb == nil, seam.rest.lowerBound < tokens.count else { return false }
    let item = language.grammar.lexicon.known.item
    return endOfWord(item, language, seam.rest.lowerBound) != nil
      && (0..<seam.place).contains { endOfWord(item, language, $0) == seam.place }
  }

  private func endOfWord(_ list: Int32?, _ language: Language, _ index: Int) -> Int? {
    phrases[index].filter { language.grammar.lexicon.phrases[Int($0.phrase)].list == list }
      .map(\.end).max()
  }
}

extension Tokens {
  /// Whether a comma, of any script, stands before a word.
  fileprivate func hasComma(before index: Int) -> Bool {
    gap(before: index).unicodeScalars.contains { [",", "，", "、", ";", "；"].contains($0) }
  }
}
