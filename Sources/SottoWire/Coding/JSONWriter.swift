import Intents

/// Writes plain values as JSON text.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: PlainValue) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .integer(let value): bytes.append(contentsOf: "\(value)".utf8)
    case .number(let value): writeNumber(value)
    case .string(let value): writeString(value)
    case .list(let values):
      for (index, value) in values.enumerated() {
        append(index == 0 ? "[" : ",")
        write(value)
      }
      append(values.isEmpty ? "[]" : "]")
    case .object(let members):
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        append(index == 0 ? "{" : ",")
        writeString(member.key)
        append(":")
        write(member.value)
      }
      append(members.isEmpty ? "{}" : "}")
    }
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A whole number without a point, so that it is written like the integer that equals it.
  private mutating func writeNumber(_ value: Double) {
    guard value.isFinite else { return append("null") }
    if let integer = Int(exactly: value) { return write(.integer(integer)) }
    bytes.append(contentsOf: "\(value)".utf8)
  }

  private mutating func writeString(_ text: String) {
    append("\"")
    var text = text
    text.withUTF8 { characters in
      for byte in characters {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case UInt8(ascii: "\n"): append("\\n")
        case 0..<0x20: writeEscape(byte)
        default: bytes.append(byte)
        }
      }
    }
    append("\"")
  }

  private mutating func writeEscape(_ byte: UInt8) {
    let digits = Array("0123456789abcdef".utf8)
    append("\\u00")
    bytes.append(digits[Int(byte >> 4)])
    bytes.append(digits[Int(byte & 15)])
  }
}
