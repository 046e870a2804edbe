import CBus

extension BusMessageCoder {
  /// Adds values to a message.
  func append(_ values: [BusValue], to message: OpaquePointer) throws(BusError) {
    for value in values { try append(value, to: message) }
  }

  private func append(_ value: BusValue, to message: OpaquePointer) throws(BusError) {
    switch value {
    case .boolean(let value): try basic(value ? Int32(1) : 0, "b", message)
    case .byte(let value): try basic(value, "y", message)
    case .int16(let value): try basic(value, "n", message)
    case .uint16(let value): try basic(value, "q", message)
    case .int32(let value): try basic(value, "i", message)
    case .uint32(let value): try basic(value, "u", message)
    case .int64(let value): try basic(value, "x", message)
    case .uint64(let value): try basic(value, "t", message)
    case .double(let value): try basic(value, "d", message)
    case .string(let text): try self.text(text, "s", message)
    case .objectPath(let text): try self.text(text, "o", message)
    case .signature(let text): try self.text(text, "g", message)
    case .array(let elements, let signature):
      try container("a", signature, message) { () throws(BusError) in
        try append(elements, to: message)
      }
    case .properties(let properties):
      try container("a", "{sv}", message) { () throws(BusError) in
        for (key, value) in properties.sorted(by: { $0.key < $1.key }) {
          try container("e", "sv", message) { () throws(BusError) in
            try append([.string(key), .variant(value)], to: message)
          }
        }
      }
    case .structure(let fields):
      try container("r", fields.map(\.signature).joined(), message) { () throws(BusError) in
        try append(fields, to: message)
      }
    case .variant(let value):
      try container("v", value.signature, message) { () throws(BusError) in
        try append(value, to: message)
      }
    }
  }

  private func container(
    _ type: Unicode.Scalar, _ contents: String, _ message: OpaquePointer,
    _ fill: () throws(BusError) -> Void
  ) throws(BusError) {
    try check(library.message_open_container(message, CChar(type.value), contents))
    try fill()
    try check(library.message_close_container(message))
  }

  private func basic<Value: BitwiseCopyable>(
    _ value: Value, _ type: Unicode.Scalar, _ message: OpaquePointer
  ) throws(BusError) {
    var value = value
    try check(library.message_append_basic(message, CChar(type.value), &value))
  }

  private func text(
    _ text: String, _ type: Unicode.Scalar, _ message: OpaquePointer
  ) throws(BusError) {
    try check(text.withCString { library.message_append_basic(message, CChar(type.value), $0) })
  }
}
