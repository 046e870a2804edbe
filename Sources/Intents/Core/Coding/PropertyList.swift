import Foundation

/// A dictionary of anything, as `userInfo` and now-playing information are, in plain form.
///
/// Strings, numbers, dates, data, URLs, lists and dictionaries with string keys keep their kind.
/// What has no plain form, such as an image or a closure, stays in the process that made it.
struct PropertyList: PlainCodable {
  let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  var plain: PlainValue { .object(values.compactMapValues(Self.plain)) }

  static func decode(_ plain: PlainValue) throws -> PropertyList {
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
  }

  private static func plain(_ value: Any) -> PlainValue? {
    switch value {
    case let value as String: .string(value)
    case let value as Bool: .bool(value)
    case let value as Int: .integer(value)
    case let value as Double: value.plain
    case let value as NSNumber: value.doubleValue.plain
    case let value as Date: [Mark.date: value.plain]
    case let value as Data: [Mark.data: value.plain]
    case let value as URL: [Mark.url: value.plain]
    case let value as [Any]: .list(value.compactMap(plain))
    case let value as [String: Any]: .object(value.compactMapValues(plain))
    default: nil
    }
  }

  private static func value(_ plain: PlainValue) -> Any? {
    switch plain {
    case .null: nil
    case .bool(let value): value
    case .integer(let value): value
    case .number(let value): value
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
    default: nil
    }
  }
}
