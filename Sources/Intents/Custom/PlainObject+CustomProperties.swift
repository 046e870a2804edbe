import Foundation

extension PlainObject {
  /// A property that was generated from an intent definition; `nil` when it is not set.
  ///
  /// Values are strings, numbers, dates in parts, URLs, objects of this module and of its
  /// subclasses, and lists of these; others are not kept.
  public subscript<Value>(custom name: String) -> Value? {
    get { customValues[name].flatMap(CustomValue.value) }
    set {
      let plain = newValue.flatMap { CustomValue.plain($0) }
      customValues[name] = plain == .null ? nil : plain
    }
  }
}

/// The plain form of what a generated property may hold.
enum CustomValue {
  static func plain(_ value: Any) -> PlainValue? {
    switch value {
    case let value as any PlainCodable: value.plain
    case let value as NSNumber: number(value)
    case let values as [NSNumber]: .list(values.map(number))
    default: nil
    }
  }

  static func value<Value>(_ plain: PlainValue) -> Value? {
    switch Value.self {
    case is NSNumber.Type: number(plain) as? Value
    case is [NSNumber].Type: plain.list?.compactMap(number) as? Value
    case let type as any PlainCodable.Type: (try? type.decode(plain)) as? Value
    default: nil
    }
  }

  private static func number(_ value: NSNumber) -> PlainValue {
    // Foundation here does not tell a truth value from a number but by its type in C.
    String(cString: value.objCType) == "c" ? .bool(value.boolValue) : value.doubleValue.plain
  }

  private static func number(_ plain: PlainValue) -> NSNumber? {
    switch plain {
    case .bool(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    default: nil
    }
  }
}
