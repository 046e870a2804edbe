import Foundation
import Intents
import SottoWire

/// One message of the Wyoming protocol: its type, what it says, and bytes such as sound.
///
/// On the wire it is a line of JSON with `type`, `data_length` and `payload_length`, then so many bytes of
/// JSON, then so many bytes.
package struct WyomingEvent: Sendable, Equatable {
  package var type: String
  package var data: [String: PlainValue]
  package var payload: Data

  package init(_ type: String, _ data: [String: PlainValue] = [:], payload: Data = Data()) {
    self.type = type
    self.data = data
    self.payload = payload
  }

  /// As it is sent.
  package var encoded: Data {
    var header: [String: PlainValue] = ["type": .string(type)]
    let block = data.isEmpty ? Data() : JSON.data(of: .object(data))
    if !block.isEmpty { header["data_length"] = .integer(block.count) }
    if !payload.isEmpty { header["payload_length"] = .integer(payload.count) }
    var bytes = JSON.data(of: .object(header))
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(block)
    bytes.append(payload)
    return bytes
  }
}
