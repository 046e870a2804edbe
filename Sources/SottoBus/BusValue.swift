/// A value as D-Bus has them.
package indirect enum BusValue: Hashable, Sendable {
  case boolean(Bool)
  case byte(UInt8)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case objectPath(String)
  case signature(String)
  /// The second is the signature of each.
  case array([BusValue], of: String)
  /// `a{sv}`, each value without the variant about it.
  case properties([String: BusValue])
  /// Also the entry of a dictionary other than the above.
  case structure([BusValue])
  case variant(BusValue)

  /// As D-Bus writes the type.
  package var signature: String {
    switch self {
    case .boolean: "b"
    case .byte: "y"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .objectPath: "o"
    case .signature: "g"
    case .array(_, let element): "a\(element)"
    case .properties: "a{sv}"
    case .structure(let fields): "(\(fields.map(\.signature).joined()))"
    case .variant: "v"
    }
  }
}

extension BusValue {
  package static func strings(_ strings: [String]) -> BusValue {
    .array(strings.map(string), of: "s")
  }

  package var string: String? {
    switch self {
    case .string(let string), .objectPath(let string): string
    default: nil
    }
  }

  package var bool: Bool? { if case .boolean(let value) = self { value } else { nil } }

  package var properties: [String: BusValue]? {
    if case .properties(let value) = self { value } else { nil }
  }

  package var elements: [BusValue]? {
    if case .array(let elements, _) = self { elements } else { nil }
  }

  /// Any of the numbers: programs are not strict about which.
  package var number: Double? {
    switch self {
    case .byte(let value): Double(value)
    case .int16(let value): Double(value)
    case .uint16(let value): Double(value)
    case .int32(let value): Double(value)
    case .uint32(let value): Double(value)
    case .int64(let value): Double(value)
    case .uint64(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// What a variant holds, or the value itself.
  package var content: BusValue { if case .variant(let value) = self { value } else { self } }
}
