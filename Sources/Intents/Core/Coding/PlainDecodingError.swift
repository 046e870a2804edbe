/// A plain tree that does not hold what was expected: where, what was expected, and what stands there.
package struct PlainDecodingError: Error, Equatable {
  /// The way from the root to the fault: names of members, and `[index]` for elements of a list.
  package private(set) var path: [String]

  /// What should have stood there, in words: "a string", "one of next, now, later".
  package let expected: String

  /// What stood there; `.null` where nothing did.
  package let found: PlainValue

  package init(path: [String] = [], expected: String, found: PlainValue) {
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// Runs `body`, and puts `step` before the path of the error it throws.
  package static func inside<Value>(_ step: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch var error as PlainDecodingError {
      error.path.insert(step, at: 0)
      throw error
    }
  }
}

extension PlainDecodingError: CustomStringConvertible {
  package var description: String {
    let place = path.joined(separator: ".").replacing(".[", with: "[")
    return "\(place.isEmpty ? "the value" : place): expected \(expected), found \(found.summary)"
  }
}

extension PlainValue {
  /// The value in a few words, short enough for an error whatever it holds.
  fileprivate var summary: String {
    switch self {
    case .null: "nothing"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): "\"\(value.prefix(40))\(value.count > 40 ? "…" : "")\""
    case .list(let values): "a list of \(values.count)"
    case .object(let members): "an object with \(members.keys.sorted().prefix(8))"
    }
  }
}
