import Foundation

// The plain forms of the standard library's and Foundation's values.

extension String: PlainCodable {
  package var plain: PlainValue { .string(self) }

  package static func decode(_ plain: PlainValue) throws -> String {
    guard let value = plain.string else {
      throw PlainDecodingError(expected: "a string", found: plain)
    }
    return value
  }
}

extension Bool: PlainCodable {
  package var plain: PlainValue { .bool(self) }

  package static func decode(_ plain: PlainValue) throws -> Bool {
    guard let value = plain.bool else {
      throw PlainDecodingError(expected: "true or false", found: plain)
    }
    return value
  }
}

extension Int: PlainCodable {
  package var plain: PlainValue { .integer(self) }

  package static func decode(_ plain: PlainValue) throws -> Int {
    guard let value = plain.integer else {
      throw PlainDecodingError(expected: "a whole number", found: plain)
    }
    return value
  }
}

extension Double: PlainCodable {
  /// A whole number is written as one, as JSON does, so that a tree equals itself after a journey.
  package var plain: PlainValue {
    guard isFinite else { return .null }
    return Int(exactly: self).map(PlainValue.integer) ?? .number(self)
  }

  package static func decode(_ plain: PlainValue) throws -> Double {
    guard let value = plain.number else {
      throw PlainDecodingError(expected: "a number", found: plain)
    }
    return value
  }
}

extension URL: PlainCodable {
  package var plain: PlainValue { .string(absoluteString) }

  package static func decode(_ plain: PlainValue) throws -> URL {
    guard let text = plain.string, let url = URL(string: text) else {
      throw PlainDecodingError(expected: "a URL", found: plain)
    }
    return url
  }
}

extension UUID: PlainCodable {
  package var plain: PlainValue { .string(uuidString) }

  package static func decode(_ plain: PlainValue) throws -> UUID {
    guard let text = plain.string, let identifier = UUID(uuidString: text) else {
      throw PlainDecodingError(expected: "a UUID", found: plain)
    }
    return identifier
  }
}

extension Data: PlainCodable {
  package var plain: PlainValue { .string(base64EncodedString()) }

  package static func decode(_ plain: PlainValue) throws -> Data {
    guard let text = plain.string, let data = Data(base64Encoded: text) else {
      throw PlainDecodingError(expected: "data in base64", found: plain)
    }
    return data
  }
}

extension Date: PlainCodable {
  /// Seconds since 1970: exact, where a written date would round.
  package var plain: PlainValue { timeIntervalSince1970.plain }

  package static func decode(_ plain: PlainValue) throws -> Date {
    // Calendars take time, or trap, far beyond what a date is for; `distantFuture` is within.
    guard let seconds = plain.number, abs(seconds) <= 1e11 else {
      throw PlainDecodingError(expected: "seconds since 1970, at most 1e11", found: plain)
    }
    return Date(timeIntervalSince1970: seconds)
  }
}

extension Decimal: PlainCodable {
  /// The digits as text: exact, where a binary number would round.
  package var plain: PlainValue { isFinite ? .string(description) : .null }

  package static func decode(_ plain: PlainValue) throws -> Decimal {
    let value = try anyDecimal(plain)
    // Far beyond any amount, and short enough to be said.
    guard value.isFinite, abs(value) <= Decimal(sign: .plus, exponent: 30, significand: 1) else {
      throw PlainDecodingError(expected: "a decimal number of at most 1e30", found: plain)
    }
    return value
  }

  private static func anyDecimal(_ plain: PlainValue) throws -> Decimal {
    if let integer = plain.integer { return Decimal(integer) }
    // Its own text has the digits that were meant, where the binary number has others behind them.
    if let number = plain.number { return Decimal(string: "\(number)") ?? Decimal(number) }
    guard let text = plain.string, let value = Decimal(string: text) else {
      throw PlainDecodingError(expected: "a decimal number", found: plain)
    }
    return value
  }
}

extension PersonNameComponents {
  /// All parts but the nickname, as written in most western languages.
  var fullName: String {
    [namePrefix, givenName, middleName, familyName, nameSuffix].compactMap { $0 }
      .joined(separator: " ")
  }
}

extension PersonNameComponents: PlainCodable {
  package var plain: PlainValue {
    var writer = PlainWriter()
    for (name, part) in Self.parts { writer.write(self[keyPath: part], as: name) }
    return .object(writer.members)
  }

  package static func decode(_ plain: PlainValue) throws -> PersonNameComponents {
    guard let members = plain.object else {
      throw PlainDecodingError(expected: "an object", found: plain)
    }
    var components = PersonNameComponents()
    for (name, part) in parts {
      components[keyPath: part] = try PlainDecodingError.inside(name) {
        try String?.decode(members[name] ?? .null)
      }
    }
    return components
  }

  private static var parts: [(String, WritableKeyPath<PersonNameComponents, String?>)] {
    [
      ("namePrefix", \.namePrefix), ("givenName", \.givenName), ("middleName", \.middleName),
      ("familyName", \.familyName), ("nameSuffix", \.nameSuffix), ("nickname", \.nickname),
    ]
  }
}
