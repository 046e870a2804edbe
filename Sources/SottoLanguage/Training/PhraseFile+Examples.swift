extension PhraseFile {
  /// Sentences to learn from what is asked for: a row says which Reading it has, not where its words
  /// stand.
  ///
  /// Of requests those that the patterns understand as they should be: which kind of request the others
  /// are cannot be told from the Reading alone.
  func examples(_ language: Language) -> [Example] {
    rows.filter { $0.sentence.question == nil }.compactMap { row in
      language.example(of: row.sentence, expected: row.expected)
    }
  }
}

extension Language {
  /// What a sentence asks for: what is expected of it, and the constants by which the patterns tell
  /// that from other requests of the intent.
  fileprivate func example(of sentence: SentenceRow, expected: Reading) -> Example? {
    var example = Example(
      text: sentence.text, apps: sentence.apps ?? [], request: Example.request(nil, []), spans: nil)
    guard expected.intent != nil else { return example }
    let listening = Listening(
      Tokens(sentence.text), self,
      Surroundings(apps: example.apps.map { Surroundings.App(name: $0) }),
      wellKnown: Vocabulary([]))
    var matcher = Matcher(listening)
    let builder = ReadingBuilder(language: self, listening: listening)
    let match = matcher.matches(limit: 20).first {
      builder.reading($0)?.reading.intent == expected.intent
    }
    guard let match else { return nil }
    example.request = Example.request(
      expected.intent, match.events.compactMap(constantOfRequest))
    return example
  }

  private func constantOfRequest(_ event: Trail.Event) -> String? {
    guard case .constant(let index) = event else { return nil }
    let constant = grammar.constants[Int(index)]
    guard constant.field >= 0 else { return nil }
    let field = grammar.fields[Int(constant.field)]
    return field.isOfWholeRequest ? "{\(field.source)=\(constant.value.constantText)}" : nil
  }
}
