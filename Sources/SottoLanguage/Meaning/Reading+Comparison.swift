extension Reading {
  func isSameRequest(as other: Reading) -> Bool {
    intent == other.intent && app == other.app && parameters == other.parameters
  }

  /// Whether it is the same kind of request with fewer words of the names: looked for alone, they
  /// find something that nobody asked for.
  package func namesLess(than other: Reading) -> Bool {
    intent != nil && intent == other.intent && words.isStrictSubset(of: other.words)
  }

  /// The words of all that it names, and its numbers.
  var words: Set<Substring> { Value.object(parameters).words }

  /// Whether it asks for all that another asks for.
  func says(_ other: Reading) -> Bool {
    intent != nil && intent == other.intent && app == other.app
      && Value.object(parameters).contains(.object(other.parameters))
  }
}

extension Reading.Value {
  /// The words of all texts in it, and its numbers.
  fileprivate var words: Set<Substring> {
    var words: Set<Substring> = []
    addWords(to: &words)
    return words
  }

  private func addWords(to words: inout Set<Substring>) {
    switch self {
    case .string(let text): words.formUnion(text.split(separator: " "))
    case .list(let values): for value in values { value.addWords(to: &words) }
    case .object(let members): for value in members.values { value.addWords(to: &words) }
    case .number(let number): words.insert("\(number)")
    case .bool: break
    }
  }

  /// Whether all that an object has is here, too.
  fileprivate func contains(_ other: Reading.Value) -> Bool {
    guard case .object(let own) = self, case .object(let others) = other else {
      return self == other
    }
    return others.allSatisfy { key, value in own[key]?.contains(value) ?? false }
  }
}
