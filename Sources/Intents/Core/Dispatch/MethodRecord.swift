import Synchronization

/// Which method of the app's this process is in, noted where whoever started it can read it: when the
/// process ends or hangs, nobody else can tell any more.
package enum MethodRecord {
  /// In bytes, as much as a note may take.
  package static let length = 512

  private static let record = Mutex(Record())

  // Unchecked: the lock around it lets one method write at a time.
  private struct Record: @unchecked Sendable {
    var start: UnsafeMutableRawPointer?
    /// To look a class's name up takes longer than most methods.
    var names: [ObjectIdentifier: String] = [:]

    mutating func name(of type: Any.Type) -> String {
      let key = ObjectIdentifier(type)
      if let name = names[key] { return name }
      let name = String(reflecting: type)
      names[key] = name
      return name
    }

    /// Writes the parts, a line each, as far as there is room, and a zero.
    func write(_ parts: String...) {
      guard let start else { return }
      var end = 0
      for part in parts {
        for byte in part.utf8 where end < length - 2 {
          start.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
          end += 1
        }
        start.storeBytes(of: UInt8(ascii: "\n"), toByteOffset: end, as: UInt8.self)
        end += 1
      }
      start.storeBytes(of: 0, toByteOffset: min(end, length - 1), as: UInt8.self)
    }
  }

  /// Notes from now on in `length` bytes that are never given back.
  package static func keep(in start: UnsafeMutableRawPointer) {
    record.withLock { $0.start = start }
  }

  /// - Parameters:
  ///   - method: Its name, as “INPlayMediaIntent.resolveMediaItems”.
  ///   - object: Whose method it is.
  package static func enter(_ method: String, of object: Any) {
    record.withLock { record in
      guard record.start != nil else { return }
      record.write(method, record.name(of: type(of: object)))
    }
  }

  package static func leave() { record.withLock { $0.write("") } }
}
