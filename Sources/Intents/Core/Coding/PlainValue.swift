/// The plain form of everything Intents can hold: what travels, is archived, compared and printed.
///
/// Every intent, response, resolution result and value object turns into one tree of these and
/// back. Copying, secure coding, equality, hashing and descriptions all derive from that tree, so
/// a property that is coded is also copied, compared and shown.
package enum PlainValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case list([PlainValue])
  case object([String: PlainValue])
}

extension PlainValue {
  /// The member of an object; `nil` for a missing member, for `.null` and for anything else.
  ///
  /// Setting one makes an object of anything else.
  package subscript(_ key: String) -> PlainValue? {
    get {
      guard case .object(let members) = self, let value = members[key], value != .null else {
        return nil
      }
      return value
    }
    set {
      var members = object ?? [:]
      members[key] = newValue
      self = .object(members)
    }
  }

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The value as a whole number; a fraction is not one.
  package var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  package var list: [PlainValue]? {
    if case .list(let values) = self { values } else { nil }
  }

  package var object: [String: PlainValue]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension PlainValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: PlainValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, PlainValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}
