extension Reading {
  func isSameRequest(as other: Reading) -> Bool {
    intent == other.intent && app == other.app && parameters == other.parameters
  }

  /// Whether it is the same kind of request with fewer words of the names: looked for alone, they
  /// find something that nobody asked for.
  func namesLess(than other: Reading) -> Bool {
    guard intent != nil, intent == other.intent else { return false }
    let own = Value.object(parameters).words
    let others = Value.object(other.parameters).words
    return own.count < others.count && own.isSubset(of: others)
  }

  /// How much cheaper it must be than one that names more.
  var costOfFewerWords: Float {
    guard Value.object(parameters).namesSomething else { return Cost.noWords }
    return parameters["mediaSearch"] == nil ? Cost.fewerFreeWords : Cost.fewerWords
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

  /// Whether it has a text of somebody's rather than constants alone, as "song" is one.
  fileprivate var namesSomething: Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { key, value in
      switch value {
      case .string: !Self.constants.contains(key)
      case .list(let values): !values.isEmpty && !Self.constants.contains(key)
      case .object: value.namesSomething
      case .number, .bool: false
      }
    }
  }

  private static let constants: Set = ["mediaType", "sortOrder", "reference", "type"]

  /// Whether all that an object has is here, too.
  fileprivate func contains(_ other: Reading.Value) -> Bool {
    guard case .object(let own) = self, case .object(let others) = other else {
      return self == other
    }
    return others.allSatisfy { key, value in own[key]?.contains(value) ?? false }
  }
}
