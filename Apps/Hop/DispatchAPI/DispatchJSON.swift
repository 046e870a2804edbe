import Foundation

/// JSON as the dispatch and its clients write it: dates in seconds since 1970, keys in order.
package enum DispatchJSON {
  package static func data(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  package static func value<Value: Decodable>(
    _ type: Value.Type = Value.self, of data: Data
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return try decoder.decode(type, from: data)
  }
}
