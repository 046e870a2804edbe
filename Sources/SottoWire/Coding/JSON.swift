import Foundation
import Intents

/// Plain values as JSON text (RFC 8259): the one spelling on every socket, and byte for byte the
/// same for equal values.
///
/// Written here, because Foundation's coders have to guess the kind of each value of a tree that
/// may hold anything, and every wrong guess builds an error: that alone was half of a turn's time.
package enum JSON {
  /// What is wrong with a text, and at which byte.
  package struct SyntaxError: Error, Equatable, CustomStringConvertible {
    package var problem: String
    package var offset: Int

    package init(problem: String, offset: Int) {
      self.problem = problem
      self.offset = offset
    }

    package var description: String { "\(problem) at byte \(offset)" }
  }

  /// Without spaces, names in order. A number that is none (infinity) is written as `null`.
  package static func data(of value: PlainValue) -> Data {
    var writer = JSONWriter()
    writer.write(value)
    return Data(writer.bytes)
  }

  /// Reads one value and nothing after it, in time linear in the text.
  package static func value(from data: Data) throws(SyntaxError) -> PlainValue {
    var reader = JSONReader(data)
    return try reader.wholeText()
  }
}
