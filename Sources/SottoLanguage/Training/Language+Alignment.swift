/// What a sentence's words name, as far as its Reading alone tells it.
extension Language {
  /// What kind of request a Reading is: its intent and the constants that tell it from others.
  func request(of reading: Reading, _ tokens: Tokens) -> String {
    // A number that is said is no constant.
    let saysNumber = saysNumber(tokens)
    let constants = grammar.constants.filter { constant in
      guard constant.field >= 0 else { return false }
      let field = grammar.fields[Int(constant.field)]
      if case .number = constant.value, saysNumber { return false }
      return field.isOfWholeRequest && reading.parameters[field.source] == constant.value
    }
    return Example.request(
      reading.intent,
      constants.map {
        "{\(grammar.fields[Int($0.field)].source)=\($0.value.constantText)}"
      })
  }

  /// Where the words of a Reading's names stand; `nil` where one of them is said in another form.
  func spans(of reading: Reading, _ tokens: Tokens) -> [Example.Span]? {
    var spans: [Example.Span] = []
    for (path, text) in Reading.Value.object(reading.parameters).texts() {
      // A constant is told by whatever words, and so is a moment, which no field has as a whole.
      guard let field = grammar.fields.first(where: { $0.path == path }),
        grammar.lexicon.lists[field.source] == nil, !hasConstant(field, text)
      else { continue }
      guard let words = tokens.place(of: Tokens(text)) else { return nil }
      spans.append(
        Example.Span(
          range: tokens.scalarOffset(
            of: words.lowerBound)..<tokens.scalarEnd(of: words.upperBound - 1),
          tag: "{\(field.source):text}"))
    }
    return spans.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func hasConstant(_ field: Field, _ text: String) -> Bool {
    grammar.constants.contains {
      $0.field >= 0 && grammar.fields[Int($0.field)] == field && $0.value == .string(text)
    }
  }

  func saysNumber(_ tokens: Tokens) -> Bool {
    tokens.all.indices.contains { index in
      let phrases = grammar.lexicon.phrases(in: tokens, at: index)
      return tokens.all[index].isNumber || phrases.contains(where: grammar.lexicon.isNumber)
    }
  }
}

extension Reading.Value {
  /// The texts in it, each with where it stands.
  fileprivate func texts(at path: [String] = []) -> [(path: [String], text: String)] {
    switch self {
    case .string(let text): [(path, text)]
    case .list(let values): values.flatMap { $0.texts(at: path) }
    case .object(let members): members.flatMap { $0.value.texts(at: path + [$0.key]) }
    case .number, .bool: []
    }
  }
}

extension Tokens {
  /// Where words stand for the first time.
  fileprivate func place(of words: Tokens) -> Range<Int>? {
    let hashes = words.all.map(\.hash)
    guard !hashes.isEmpty, count >= hashes.count else { return nil }
    let start = (0...count - hashes.count).first { start in
      hashes.indices.allSatisfy { all[start + $0].hash == hashes[$0] }
    }
    return start.map { $0..<$0 + hashes.count }
  }
}
