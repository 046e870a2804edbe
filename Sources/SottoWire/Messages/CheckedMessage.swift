import Intents

/// A message from an app, whose values are checked before anybody uses them.
///
/// Whoever reads a message may rely on it: what does not hold makes the message unreadable.
package protocol CheckedMessage {
  /// - Throws: `PlainDecodingError`, which names the first member that is out of bounds.
  func check() throws
}

/// The bounds of what an app may say.
package enum MessageBounds {
  /// Bytes of UTF-8 in a title, a name or an identifier.
  package static let text = 10_000
  /// Bytes of UTF-8 in a question to the person.
  package static let question = 2_000
  /// Values in one message, members and elements all counted: thousands of items fit in.
  package static let values = 200_000
  /// What a person can be asked to choose from.
  package static let choices = 1_000
  /// Seconds, some three hundred years: longer than anything that plays.
  package static let duration = 0...1e10

  static func check(_ number: Double?, in range: ClosedRange<Double>, _ member: String) throws {
    guard let number, !range.contains(number) else { return }
    throw PlainDecodingError(
      path: [member], expected: "a number from \(range.lowerBound) to \(range.upperBound)",
      found: .number(number))
  }

  static func check(_ text: String?, atMost length: Int = text, _ member: String) throws {
    guard let text, text.utf8.count > length else { return }
    throw PlainDecodingError(
      path: [member], expected: "at most \(length) bytes of text", found: .string(text))
  }

  static func check(_ plain: PlainValue?, _ member: String) throws {
    var left = values
    guard let plain, !plain.fits(in: &left) else { return }
    throw PlainDecodingError(
      path: [member], expected: "at most \(values) values", found: plain)
  }
}

extension PlainValue {
  /// Whether it has no more values than are left; takes them away.
  fileprivate func fits(in left: inout Int) -> Bool {
    left -= 1
    switch self {
    case .list(let values): return left >= 0 && values.allSatisfy { $0.fits(in: &left) }
    case .object(let members):
      return left >= 0 && members.values.allSatisfy { $0.fits(in: &left) }
    case .null, .bool, .integer, .number, .string: return left >= 0
    }
  }
}
