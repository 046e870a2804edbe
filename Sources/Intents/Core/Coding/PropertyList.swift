import Foundation

/// A dictionary of anything, as `userInfo` and now-playing information are, in plain form.
///
/// Strings, numbers, dates, data, URLs, identifiers, sets, lists and dictionaries with string keys
/// keep their kind. Numbers come back as `NSNumber`, as from another process on iOS: what was a
/// `Float` may be read as `Double`, and a whole `Double` as either. What has no plain form, such as an image or a closure, stays in the process that made it.
package struct PropertyList: PlainCodable {
  package let values: [String: Any]

  package init(_ values: [String: Any]) { self.values = values }

  package var plain: PlainValue { .object(values.compactMapValues(Self.plain)) }

  package static func decode(_ plain: PlainValue) throws -> PropertyList {
    guard let members = plain.object else {
      throw PlainDecodingError(expected: "an object", found: plain)
    }
    return PropertyList(members.compactMapValues(value))
  }

  /// The member names that mark a value which JSON has no kind for.
  private enum Mark {
    static let date = "$date"
    static let data = "$data"
    static let url = "$url"
    static let identifier = "$uuid"
    static let set = "$set"
    /// A whole number beyond those of `Int`, in digits.
    static let large = "$large"
  }

  private static func plain(_ value: Any) -> PlainValue? {
    switch value {
    case let value as String: .string(value)
    case let value as NSNumber: plain(value)
    case let value as CGFloat: Double(value).plain
    case let value as Date: [Mark.date: value.plain]
    case let value as Data: [Mark.data: value.plain]
    case let value as URL: [Mark.url: value.plain]
    case let value as UUID: [Mark.identifier: .string(value.uuidString)]
    case let value as [Any]: .list(value.compactMap(plain))
    case let value as [String: Any]: .object(value.compactMapValues(plain))
    case let value as Set<AnyHashable>: [Mark.set: .list(value.compactMap { plain($0.base) })]
    case is NSNull: .null
    default: nil
    }
  }

  /// A number that is 1 can be read as `true` here, too: only its type tells them apart.
  private static func plain(_ number: NSNumber) -> PlainValue {
    switch String(cString: number.objCType) {
    case "c", "B": .bool(number.boolValue)
    case "d", "f": number.doubleValue.plain
    default:
      (number as? Int).map(PlainValue.integer) ?? [Mark.large: .string(number.stringValue)]
    }
  }

  private static func value(_ plain: PlainValue) -> Any? {
    switch plain {
    case .null: NSNull()
    case .bool(let value): value
    case .integer(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .string(let value): value
    case .list(let values): values.compactMap(value)
    case .object(let members): marked(members) ?? members.compactMapValues(value)
    }
  }

  private static func marked(_ members: [String: PlainValue]) -> Any? {
    guard members.count == 1, let (mark, plain) = members.first else { return nil }
    return switch mark {
    case Mark.date: try? Date.decode(plain)
    case Mark.data: try? Data.decode(plain)
    case Mark.url: try? URL.decode(plain)
    case Mark.identifier: plain.string.flatMap(UUID.init)
    case Mark.set: plain.list.map { Set($0.compactMap { value($0) as? AnyHashable }) }
    case Mark.large: plain.string.flatMap(UInt64.init).map(NSNumber.init(value:))
    default: nil
    }
  }
}
