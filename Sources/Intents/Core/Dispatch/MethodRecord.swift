import Synchronization

/// Which method of the app's this process is in, noted where whoever started it can read it: when the
/// process ends or hangs, nobody else can tell any more.
package enum MethodRecord {
  /// In bytes, as much as a note may take.
  package static let length = 512

  private static let memory = Mutex<Memory?>(nil)

  // Unchecked: the lock around it lets one method write at a time.
  private struct Memory: @unchecked Sendable { let start: UnsafeMutableRawPointer }

  /// Notes from now on in `length` bytes that are never given back.
  package static func keep(in start: UnsafeMutableRawPointer) {
    memory.withLock { $0 = Memory(start: start) }
  }

  /// - Parameters:
  ///   - method: Its name, as “INPlayMediaIntent.resolveMediaItems”.
  ///   - object: Whose method it is.
  package static func enter(_ method: String, of object: Any) {
    note("\(method)\n\(String(reflecting: type(of: object)))")
  }

  package static func leave() { note("") }

  private static func note(_ text: String) {
    memory.withLock { memory in
      guard let start = memory?.start else { return }
      var text = text
      text.withUTF8 { bytes in
        let count = min(bytes.count, length - 1)
        if count > 0, let source = bytes.baseAddress {
          start.copyMemory(from: source, byteCount: count)
        }
        start.storeBytes(of: 0, toByteOffset: count, as: UInt8.self)
      }
    }
  }
}
