import CBus
import Foundation

/// Reads and writes the contents of messages. It stays on its connection's thread.
struct BusMessageCoder {
  let library: bus_library

  /// How much may still come in a message: at first far more than any program that we speak with sends at once.
  private struct Room {
    private var values = 10_000
    private var bytes = 2 << 20

    mutating func take(values count: Int = 0, bytes length: Int = 0) throws(BusError) {
      values -= count
      bytes -= length
      guard values > 0, bytes > 0 else {
        throw BusError("LimitsExceeded", "There is too much in it.")
      }
    }
  }

  /// What a message says.
  ///
  /// - Throws: `BusError` where that is too much, or no value that we know.
  func values(of message: OpaquePointer) throws(BusError) -> [BusValue] {
    var room = Room()
    return try values(of: message, &room)
  }

  private func values(
    of message: OpaquePointer, _ room: inout Room
  ) throws(BusError) -> [BusValue] {
    var values: [BusValue] = []
    while let (type, contents) = try next(of: message) {
      values.append(try value(of: message, type, contents, &room))
    }
    return values
  }

  /// The type of what follows, and of what is in it.
  private func next(of message: OpaquePointer) throws(BusError) -> (CChar, String)? {
    var type: CChar = 0
    var contents: UnsafePointer<CChar>?
    guard try check(library.message_peek_type(message, &type, &contents)) > 0 else { return nil }
    return (type, contents.map { String(cString: $0) } ?? "")
  }

  private func value(
    of message: OpaquePointer, _ type: CChar, _ contents: String, _ room: inout Room
  ) throws(BusError) -> BusValue {
    try room.take(values: 1)
    switch UInt8(bitPattern: type) {
    case UInt8(ascii: "b"): return .boolean(try basic(message, type, Int32(0)) != 0)
    case UInt8(ascii: "y"): return .byte(try basic(message, type, 0))
    case UInt8(ascii: "n"): return .int16(try basic(message, type, 0))
    case UInt8(ascii: "q"): return .uint16(try basic(message, type, 0))
    case UInt8(ascii: "i"): return .int32(try basic(message, type, 0))
    case UInt8(ascii: "u"): return .uint32(try basic(message, type, 0))
    case UInt8(ascii: "x"): return .int64(try basic(message, type, 0))
    case UInt8(ascii: "t"): return .uint64(try basic(message, type, 0))
    case UInt8(ascii: "d"): return .double(try basic(message, type, 0))
    case UInt8(ascii: "s"): return .string(try text(message, type, &room))
    case UInt8(ascii: "o"): return .objectPath(try text(message, type, &room))
    case UInt8(ascii: "g"): return .signature(try text(message, type, &room))
    case UInt8(ascii: "v"):
      let inner = try inside(message, type, contents, &room)
      guard let value = inner.first else { throw BusError("InvalidArgs", "A variant is empty.") }
      return .variant(value)
    case UInt8(ascii: "a") where contents == "{sv}":
      return .properties(try properties(of: message, &room))
    case UInt8(ascii: "a"):
      return .array(try inside(message, type, contents, &room), of: contents)
    case UInt8(ascii: "r"), UInt8(ascii: "e"):
      return .structure(try inside(message, type, contents, &room))
    default: throw BusError("InvalidArgs", "Its type is none that is known here.")
    }
  }

  private func inside(
    _ message: OpaquePointer, _ type: CChar, _ contents: String, _ room: inout Room
  ) throws(BusError) -> [BusValue] {
    try check(library.message_enter_container(message, type, contents))
    let values = try values(of: message, &room)
    try check(library.message_exit_container(message))
    return values
  }

  private func properties(
    of message: OpaquePointer, _ room: inout Room
  ) throws(BusError) -> [String: BusValue] {
    var properties: [String: BusValue] = [:]
    for entry in try inside(message, CChar(UInt8(ascii: "a")), "{sv}", &room) {
      guard case .structure(let pair) = entry, pair.count == 2, let key = pair[0].string else {
        continue
      }
      properties[key] = pair[1].content
    }
    return properties
  }

  private func basic<Value: BitwiseCopyable>(
    _ message: OpaquePointer, _ type: CChar, _ initial: Value
  ) throws(BusError) -> Value {
    var value = initial
    try check(library.message_read_basic(message, type, &value))
    return value
  }

  private func text(
    _ message: OpaquePointer, _ type: CChar, _ room: inout Room
  ) throws(BusError) -> String {
    var text: UnsafePointer<CChar>?
    try check(library.message_read_basic(message, type, &text))
    guard let text else { return "" }
    try room.take(bytes: strlen(text))
    return String(cString: text)
  }

  @discardableResult
  func check(_ result: Int32) throws(BusError) -> Int32 {
    guard result >= 0 else { throw BusError("Failed", String(cString: strerror(-result))) }
    return result
  }
}
