import Foundation
import Intents
import SottoWire

/// Something that is not as a row expects it.
package struct Difference: Sendable, Hashable, CustomStringConvertible {
  /// Where, as in `parameters.mediaSearch.mediaName`.
  package var path: String
  package var expected: PlainValue
  /// `.null` where there is nothing.
  package var found: PlainValue

  package init(path: String, expected: PlainValue, found: PlainValue) {
    self.path = path
    self.expected = expected
    self.found = found
  }

  package var description: String {
    "\(path): expected \(Self.text(expected)), found \(Self.text(found))"
  }

  private static func text(_ value: PlainValue) -> String {
    switch value {
    case .null: "nothing"
    case .string(let text): "“\(text)”"
    default: String(decoding: JSON.data(of: value), as: UTF8.self)
    }
  }

  /// Compares as far as it is expected: members that are not named may be anything.
  ///
  /// A text between slashes is a regular expression that has to match somewhere in what is found. A
  /// response's code may stand for the response, and the last of several statuses for all of them.
  static func between(_ expected: PlainValue, _ found: PlainValue, at path: String) -> [Difference]
  {
    switch (expected, found) {
    case (.null, .null): return []
    case (.object(let wanted), .object(let members)):
      return wanted.keys.sorted().flatMap { key in
        between(wanted[key] ?? .null, members[key] ?? .null, at: "\(path).\(key)")
      }
    case (.list(let wanted), .list(let values)) where wanted.count == values.count:
      return zip(wanted, values).enumerated().flatMap { index, pair in
        between(pair.0, pair.1, at: "\(path)[\(index)]")
      }
    case (.string(let text), .string(let other)) where matches(text, other): return []
    case (.string, .object(let members)) where path == "response":
      return between(expected, members["code"] ?? .null, at: path)
    case (.string, .list(let values)) where path.hasPrefix("resolve."):
      return between(expected, values.last ?? .null, at: path)
    case (.integer, _), (.number, _):
      if let number = expected.number, number == found.number { return [] }
    case (.bool, .bool) where expected == found: return []
    default: break
    }
    return [Difference(path: path, expected: expected, found: found)]
  }

  /// Compares all there is.
  package static func exactly(
    _ expected: PlainValue, _ found: PlainValue, at path: String
  ) -> [Difference] {
    switch (expected, found) {
    case (.object(let wanted), .object(let members)):
      return Set(wanted.keys).union(members.keys).sorted().flatMap { key in
        exactly(
          wanted[key] ?? .null, members[key] ?? .null, at: path.isEmpty ? key : "\(path).\(key)")
      }
    case (.list(let wanted), .list(let values)) where wanted.count == values.count:
      return zip(wanted, values).enumerated().flatMap { index, pair in
        exactly(pair.0, pair.1, at: "\(path)[\(index)]")
      }
    default:
      return expected == found ? [] : [Difference(path: path, expected: expected, found: found)]
    }
  }

  private static func matches(_ expected: String, _ found: String) -> Bool {
    if expected == found { return true }
    guard expected.count > 2, expected.hasPrefix("/"), expected.hasSuffix("/"),
      let pattern = try? Regex(String(expected.dropFirst().dropLast()))
    else { return false }
    return (try? pattern.firstMatch(in: found)) != nil
  }
}
