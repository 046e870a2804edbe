extension Reading {
  func isSameRequest(as other: Reading) -> Bool {
    intent == other.intent && app == other.app && parameters == other.parameters
  }

  /// Whether it is the same kind of request with fewer words of the names: looked for alone, they
  /// find something that nobody asked for.
  package func namesLess(than other: Reading) -> Bool {
    guard intent != nil, intent == other.intent else { return false }
    let own = Value.object(parameters).words
    let others = Value.object(other.parameters).words
    return own.count < others.count && own.isSubset(of: others)
  }

  /// Whether it asks for all that another asks for.
  func says(_ other: Reading) -> Bool {
    intent != nil && intent == other.intent && app == other.app
      && Value.object(parameters).contains(.object(other.parameters))
  }
}

extension Reading.Value {
  /// The words of all texts in it, and its numbers.
  fileprivate var words: Set<Substring> {
    switch self {
    case .string(let text): Set(text.split(separator: " "))
    case .list(let values): values.reduce(into: []) { $0.formUnion($1.words) }
    case .object(let members): members.values.reduce(into: []) { $0.formUnion($1.words) }
    case .number(let number): ["\(number)"]
    case .bool: []
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
