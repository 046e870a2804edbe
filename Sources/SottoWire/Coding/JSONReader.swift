import Foundation
import Intents

/// Reads one JSON text, strictly, in one pass over its bytes.
struct JSONReader {
  /// Deeper than any message of ours, and far from the end of a thread's stack.
  private static let deepest = 128
  /// More than any message of ours has. In memory a value takes many times its text: two bytes of it can
  /// be a hundred.
  private static let most = 1 << 20

  let bytes: [UInt8]
  var at = 0
  private var count = 0

  init(_ data: Data) { bytes = [UInt8](data) }

  mutating func wholeText() throws(JSON.SyntaxError) -> PlainValue {
    let value = try value(depth: 0)
    skipSpace()
    guard next == nil else { throw error("Something follows the value") }
    return value
  }

  var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  func error(_ problem: String) -> JSON.SyntaxError {
    JSON.SyntaxError(problem: problem, offset: at)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { at += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSON.SyntaxError) -> PlainValue {
    skipSpace()
    guard depth <= Self.deepest else { throw error("There are more than \(Self.deepest) levels") }
    count += 1
    guard count <= Self.most else { throw error("There are more than \(Self.most) values") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw error("The text ends")
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(JSON.SyntaxError) -> PlainValue {
    at += 1
    var members: [String: PlainValue] = [:]
    guard !skip("}") else { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("A member's name is missing") }
      let start = at
      let name = try string()
      guard skip(":") else { throw error("A colon is missing") }
      let value = try value(depth: depth + 1)
      guard members.updateValue(value, forKey: name) == nil else {
        throw JSON.SyntaxError(problem: "The member “\(name)” is there twice", offset: start)
      }
    } while skip(",")
    guard skip("}") else { throw error("An object is not closed") }
    return .object(members)
  }

  private mutating func list(depth: Int) throws(JSON.SyntaxError) -> PlainValue {
    at += 1
    var values: [PlainValue] = []
    guard !skip("]") else { return .list(values) }
    repeat { values.append(try value(depth: depth + 1)) } while skip(",")
    guard skip("]") else { throw error("A list is not closed") }
    return .list(values)
  }

  private mutating func word(
    _ word: String, _ value: PlainValue
  ) throws(JSON.SyntaxError) -> PlainValue {
    guard bytes[at...].starts(with: word.utf8) else { throw error("Neither value nor word begins") }
    at += word.utf8.count
    return value
  }
}
