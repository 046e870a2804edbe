import Foundation
import Intents

/// What a property list holds, as plain values.
///
/// What those lack stands as a list that begins with null, which no property list has: `[null, "real",
/// 1]` for a number with a point, which would else become an integer, `[null, "date", seconds since
/// 2001]`, and `[null, "data", Base64]`.
struct PropertyListTree {
  private var expansion: Expansion

  /// Reads an XML, binary or old-style property list, as `.plist` and `.strings` files are.
  static func values(
    of file: [UInt8], within bounds: Bounds
  ) throws(ReadingError) -> PlainValue {
    // Foundation does not take an empty file, which is a `.strings` file without a text.
    if file.isEmpty { return .object([:]) }
    // Foundation's own reader of these ends the process over sets and other values.
    if file.starts(with: "bplist".utf8) {
      return try BinaryPropertyList.values(of: file, within: bounds)
    }
    var tree = PropertyListTree(expansion: Expansion(within: bounds))
    let values: Any
    do {
      values = try PropertyListSerialization.propertyList(from: Data(file), format: nil)
    } catch {
      throw ReadingError(
        "is not a property list: \(reason(for: error as NSError, isXML: isXML(file)))")
    }
    return try tree.plain(values, depth: 0)
  }

  static func real(_ value: Double) throws(ReadingError) -> PlainValue {
    guard value.isFinite else { throw ReadingError("is \(value), which is not a number") }
    return .list([.null, .string("real"), .number(value)])
  }

  static func date(_ seconds: Double) throws(ReadingError) -> PlainValue {
    guard abs(seconds) < 1e12 else { throw ReadingError("is a date too far away") }
    return .list([.null, .string("date"), .number(seconds)])
  }

  static func data(_ data: Data) -> PlainValue {
    .list([.null, .string("data"), .string(data.base64EncodedString())])
  }

  static let tooLarge = ReadingError("is too large a number")

  private mutating func plain(_ value: Any, depth: Int) throws(ReadingError) -> PlainValue {
    try expansion.add(depth: depth)
    if type(of: value) == Bool.self, let flag = value as? Bool { return .bool(flag) }
    switch value {
    case let text as String: return .string(text)
    case let values as [Any]:
      var list: [PlainValue] = []
      for (index, value) in values.enumerated() {
        list.append(
          try ReadingError.inside("[\(index)]") { () throws(ReadingError) in
            try plain(value, depth: depth + 1)
          })
      }
      return .list(list)
    case let values as [String: Any]:
      var members: [String: PlainValue] = [:]
      for (key, value) in values {
        members[key] = try ReadingError.inside(key) { () throws(ReadingError) in
          try plain(value, depth: depth + 1)
        }
      }
      return .object(members)
    case let date as Date: return try Self.date(date.timeIntervalSinceReferenceDate)
    case let data as Data: return Self.data(data)
    case let number as NSNumber: return try Self.plain(number)
    default: throw ReadingError("is of a type that no configuration has")
    }
  }

  private static func plain(_ number: NSNumber) throws(ReadingError) -> PlainValue {
    if "df".utf8.contains(UInt8(bitPattern: number.objCType.pointee)) {
      return try real(number.doubleValue)
    }
    guard let integer = Int(exactly: number) else { throw tooLarge }
    return .integer(integer)
  }

  private static func isXML(_ file: [UInt8]) -> Bool {
    file.first { !" \t\r\n".utf8.contains($0) && $0 < 0x80 } == UInt8(ascii: "<")
  }

  /// What the parser says. It tries each format in turn, and what it says of the oldest, which
  /// `.strings` files have, can only be had as part of a description.
  private static func reason(for error: NSError, isXML: Bool) -> String {
    let description = "\(error.userInfo["kCFPropertyListOldStyleParsingError"] ?? "")"
    if !isXML, let match = description.firstMatch(of: /Code=\d+ "(.*?)" UserInfo/) {
      return String(match.1)
    }
    return error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
  }
}
