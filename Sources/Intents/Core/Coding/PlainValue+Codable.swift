extension PlainValue: Codable {
  /// Reads any value; the likeliest kinds are tried first, since each wrong guess costs an error.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let members = try? decoder.container(keyedBy: MemberName.self) {
      self = try Self.object(of: members)
    } else if let values = try? decoder.unkeyedContainer() {
      self = try Self.list(of: values)
    } else if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  private static func object(
    of container: KeyedDecodingContainer<MemberName>
  ) throws -> PlainValue {
    var members: [String: PlainValue] = [:]
    for name in container.allKeys {
      members[name.stringValue] = try container.decode(PlainValue.self, forKey: name)
    }
    return .object(members)
  }

  private static func list(of container: any UnkeyedDecodingContainer) throws -> PlainValue {
    var container = container
    var values: [PlainValue] = []
    while !container.isAtEnd { values.append(try container.decode(PlainValue.self)) }
    return .list(values)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }

  private struct MemberName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension PlainValue: CustomStringConvertible {
  /// The value on one line for people to read, names sorted and without quotation marks; of a long
  /// text, as a picture's data is, the beginning and the length.
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value) where value.utf8.count > 1000:
      "\"\(value.prefix(40))…\" (\(value.count) characters)"
    case .string(let value): "\"\(value)\""
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}
