import Intents

/// Turns plain values into messages, which say by `Codable` what they hold.
package struct PlainDecoder: Decoder {
  /// - Throws: `PlainDecodingError`, which names the member that does not fit.
  package static func value<Value: Decodable>(
    _ type: Value.Type = Value.self, from plain: PlainValue
  ) throws -> Value {
    if let type = type as? any PlainCodable.Type, let value = try type.decode(plain) as? Value {
      return value
    }
    if let type = type as? any FixedWidthInteger.Type {
      return try integer(type, of: plain)
    }
    if Value.self == Float.self, let value = try Float(Double.decode(plain)) as? Value {
      return value
    }
    return try Value(from: PlainDecoder(plain: plain))
  }

  private static func integer<Value: Decodable>(
    _ type: any FixedWidthInteger.Type, of plain: PlainValue
  ) throws -> Value {
    guard let value = type.init(exactly: try Int.decode(plain)) as? Value else {
      throw PlainDecodingError(expected: "a number that fits \(Value.self)", found: plain)
    }
    return value
  }

  let plain: PlainValue
  package var codingPath: [any CodingKey] { [] }
  package var userInfo: [CodingUserInfoKey: Any] { [:] }

  package func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard let members = plain.object else {
      throw PlainDecodingError(expected: "an object", found: plain)
    }
    return KeyedDecodingContainer(Keyed(members: members))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let values = plain.list else {
      throw PlainDecodingError(expected: "a list", found: plain)
    }
    return Unkeyed(values: values)
  }

  package func singleValueContainer() -> any SingleValueDecodingContainer { Single(plain: plain) }

  // One generic method in each container stands for the dozen that the protocols name.

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [String: PlainValue]
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { members.keys.compactMap(Key.init) }

    private func inside(_ key: String) -> PlainDecoder {
      PlainDecoder(plain: members[key] ?? .null)
    }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
    func decodeNil(forKey key: Key) -> Bool { members[key.stringValue] ?? .null == .null }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try PlainDecodingError.inside(key.stringValue) {
        try value(type, from: members[key.stringValue] ?? .null)
      }
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try inside(key.stringValue).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try inside(key.stringValue).unkeyedContainer()
    }
    func superDecoder() -> any Decoder { inside("super") }
    func superDecoder(forKey key: Key) -> any Decoder { inside(key.stringValue) }
  }

  private struct Unkeyed: UnkeyedDecodingContainer {
    let values: [PlainValue]
    var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex >= values.count }

    init(values: [PlainValue]) { self.values = values }

    private mutating func take() throws -> PlainDecoder {
      guard !isAtEnd else {
        throw PlainDecodingError(expected: "more than \(values.count) elements", found: .null)
      }
      defer { currentIndex += 1 }
      return PlainDecoder(plain: values[currentIndex])
    }

    mutating func decodeNil() -> Bool {
      guard !isAtEnd, values[currentIndex] == .null else { return false }
      currentIndex += 1
      return true
    }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try PlainDecodingError.inside("[\(currentIndex)]") { try value(type, from: take().plain) }
    }
    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
      try take().container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try take().unkeyedContainer()
    }
    mutating func superDecoder() throws -> any Decoder { try take() }
  }

  private struct Single: SingleValueDecodingContainer {
    let plain: PlainValue
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { plain == .null }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try value(type, from: plain)
    }
  }
}
