extension PhraseFile {
  /// Sentences to learn from, of the part that teaches: a row says which Reading it has, not where its words
  /// stand.
  ///
  /// Where a pattern reads a row as is expected, the pattern tells where; else the values' own words do.
  func examples(_ language: Language) -> [Example] {
    rows.filter { $0.part == .train && $0.sentence.question == nil }.compactMap { row in
      language.example(of: row.sentence, expected: row.expected)
    }
  }
}

extension Language {
  /// What a sentence asks for, and what its words name.
  fileprivate func example(of sentence: SentenceRow, expected: Reading) -> Example {
    var example = Example(
      text: sentence.text, apps: sentence.apps ?? [], request: Example.request(nil, []), spans: nil)
    guard expected.intent != nil else { return example }
    let analysis = Analysis(
      Tokens(sentence.text), self,
      Surroundings(apps: example.apps.map { Surroundings.App(name: $0) }),
      wellKnown: Vocabulary([]))
    var matcher = Matcher(analysis, ranker)
    let builder = ReadingBuilder(language: self, analysis: analysis)
    let exact = matcher.matches(limit: 20).first { match in
      guard let reading = builder.candidate(match)?.reading else { return false }
      return reading.intent == expected.intent && reading.slots == expected.slots
    }
    // Constants and numbers have words, too: which, nothing says.
    example.told = Set(grammar.fields.map(\.source))
    if let exact {
      example.request = Example.request(
        expected.intent, exact.events.compactMap(constantOfRequest))
      example.spans = exact.events.compactMap { span($0, analysis.tokens) }
    } else {
      example.request = request(of: expected, analysis.tokens)
      example.spans = spans(of: expected, analysis.tokens)
    }
    return example
  }

  /// The words that a pattern takes for a name or a phrase, as a tag.
  private func span(_ event: Derivation.Event, _ tokens: Tokens) -> Example.Span? {
    let (tag, words): (String, Range<Int>)
    switch event {
    case .text(let field, let start, let end, let form) where field >= 0:
      tag = "{\(grammar.fields[Int(field)].source)\(inflection.suffix(of: form)):text}"
      words = Int(start)..<Int(end)
    case .phrase(let field, let phrase, let start, let end) where field >= 0:
      let list = grammar.lexicon.name(of: grammar.lexicon.phrases[Int(phrase)].list)
      tag = "{\(grammar.fields[Int(field)].source):\(list)}"
      words = Int(start)..<Int(end)
    case .app(_, let start, let end): (tag, words) = ("{app}", Int(start)..<Int(end))
    default: return nil
    }
    guard let last = words.last else { return nil }
    return Example.Span(
      range: tokens.scalarOffset(of: words.lowerBound)..<tokens.scalarEnd(of: last), tag: tag)
  }

  /// A constant by which a request differs from others of its intent, as templates write it.
  func constantOfRequest(_ event: Derivation.Event) -> String? {
    guard case .constant(let index) = event else { return nil }
    let constant = grammar.constants[Int(index)]
    guard constant.field >= 0 else { return nil }
    let field = grammar.fields[Int(constant.field)]
    return field.isOfWholeRequest ? "{\(field.source)=\(constant.value.constantText)}" : nil
  }
}
