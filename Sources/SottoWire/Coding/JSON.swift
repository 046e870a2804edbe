import Foundation
import Intents

/// Plain values as JSON text: the one spelling on every socket, and byte for byte the same for
/// equal values.
package enum JSON {
  /// - Throws: `EncodingError` for infinities and not-a-number, which JSON has no spelling for.
  package static func data(of value: PlainValue) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  /// - Throws: `DecodingError` for what is not JSON.
  package static func value(from data: Data) throws -> PlainValue {
    try JSONDecoder().decode(PlainValue.self, from: data)
  }
}
