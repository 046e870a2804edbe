import Intents

/// Turns messages, which say by `Codable` what they hold, into plain values.
///
/// What has a plain form of its own is taken as it is: a message that carries a whole intent costs
/// no more than its few other members.
package final class PlainEncoder: Encoder {
  package static func plain(of value: some Encodable) throws -> PlainValue {
    if let value = value as? any PlainCodable { return value.plain }
    if let value = value as? any BinaryInteger { return try plain(ofInteger: value) }
    if let value = value as? Float { return Double(value).plain }
    let encoder = PlainEncoder()
    try value.encode(to: encoder)
    return encoder.value
  }

  private static func plain(ofInteger value: any BinaryInteger) throws -> PlainValue {
    guard let integer = Int(exactly: value) else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "\(value) is too large for a message."))
    }
    return .integer(integer)
  }

  package let codingPath: [any CodingKey] = []
  package let userInfo: [CodingUserInfoKey: Any] = [:]

  private enum Content {
    case single(PlainValue)
    case list([PlainEncoder])
    case object([String: PlainEncoder])
  }

  private var content = Content.single(.null)

  private init() {}

  private init(_ value: PlainValue) { content = .single(value) }

  private var value: PlainValue {
    switch content {
    case .single(let value): value
    case .list(let values): .list(values.map(\.value))
    case .object(let members): .object(members.mapValues(\.value))
    }
  }

  package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .object = content {} else { content = .object([:]) }
    return KeyedEncodingContainer(Keyed<Key>(encoder: self))
  }

  package func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .list = content {} else { content = .list([]) }
    return Unkeyed(encoder: self)
  }

  package func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  // One generic method in each container stands for the dozen that the protocols name.

  private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: PlainEncoder
    var codingPath: [any CodingKey] { [] }

    private func add(_ child: PlainEncoder, _ key: String) -> PlainEncoder {
      guard case .object(var members) = encoder.content else { return child }
      encoder.content = .single(.null)
      members[key] = child
      encoder.content = .object(members)
      return child
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      _ = add(PlainEncoder(try plain(of: value)), key.stringValue)
    }
    func encodeNil(forKey key: Key) { _ = add(PlainEncoder(), key.stringValue) }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      add(PlainEncoder(), key.stringValue).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      add(PlainEncoder(), key.stringValue).unkeyedContainer()
    }
    func superEncoder() -> any Encoder { add(PlainEncoder(), "super") }
    func superEncoder(forKey key: Key) -> any Encoder { add(PlainEncoder(), key.stringValue) }
  }

  private struct Unkeyed: UnkeyedEncodingContainer {
    let encoder: PlainEncoder
    var codingPath: [any CodingKey] { [] }
    var count: Int { if case .list(let values) = encoder.content { values.count } else { 0 } }

    private func add(_ child: PlainEncoder) -> PlainEncoder {
      guard case .list(var values) = encoder.content else { return child }
      encoder.content = .single(.null)
      values.append(child)
      encoder.content = .list(values)
      return child
    }

    func encode<Value: Encodable>(_ value: Value) throws {
      _ = add(PlainEncoder(try plain(of: value)))
    }
    func encodeNil() { _ = add(PlainEncoder()) }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
      add(PlainEncoder()).container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      add(PlainEncoder()).unkeyedContainer()
    }
    func superEncoder() -> any Encoder { add(PlainEncoder()) }
  }

  private struct Single: SingleValueEncodingContainer {
    let encoder: PlainEncoder
    var codingPath: [any CodingKey] { [] }

    func encode<Value: Encodable>(_ value: Value) throws {
      encoder.content = .single(try plain(of: value))
    }
    func encodeNil() { encoder.content = .single(.null) }
  }
}
