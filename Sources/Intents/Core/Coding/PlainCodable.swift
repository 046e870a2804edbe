/// What has a plain form: everything an intent, a response or a resolution result may hold.
///
/// `.null` is the plain form of "not said"; a writer leaves such members out.
package protocol PlainCodable {
  var plain: PlainValue { get }

  /// Reads a value back from its plain form.
  ///
  /// - Throws: `PlainDecodingError`, its path relative to `plain`.
  static func decode(_ plain: PlainValue) throws -> Self
}

extension PlainValue: PlainCodable {
  package var plain: PlainValue { self }

  package static func decode(_ plain: PlainValue) -> PlainValue { plain }
}

// Containers are not specialized for what they contain, as the methods of `PlainReader` are not.

extension Optional: PlainCodable where Wrapped: PlainCodable {
  package var plain: PlainValue { self?.plain ?? .null }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package static func decode(_ plain: PlainValue) throws -> Wrapped? {
    plain == .null ? nil : try Wrapped.decode(plain)
  }
}

extension Array: PlainCodable where Element: PlainCodable {
  package var plain: PlainValue {
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    get { .list(map(\.plain)) }
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package static func decode(_ plain: PlainValue) throws -> [Element] {
    guard let values = plain.list else {
      throw PlainDecodingError(expected: "a list", found: plain)
    }
    return try values.enumerated().map { index, value in
      try PlainDecodingError.inside("[\(index)]") { try Element.decode(value) }
    }
  }
}

extension Set: PlainCodable where Element: PlainCodable {
  /// In an order of its own, so that equal sets are equal trees.
  package var plain: PlainValue {
    .list(map(\.plain).sorted { $0.description < $1.description })
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package static func decode(_ plain: PlainValue) throws -> Set<Element> {
    Set(try [Element].decode(plain))
  }
}

extension Dictionary: PlainCodable where Key == String, Value: PlainCodable {
  package var plain: PlainValue { .object(mapValues(\.plain)) }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  package static func decode(_ plain: PlainValue) throws -> [String: Value] {
    guard let members = plain.object else {
      throw PlainDecodingError(expected: "an object", found: plain)
    }
    return try Dictionary(
      uniqueKeysWithValues: members.map { key, value in
        (key, try PlainDecodingError.inside(key) { try Value.decode(value) })
      })
  }
}
