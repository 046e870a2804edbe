import Foundation

/// Ways to go wrong.
enum Wrong {
  static func crash() -> Never {
    // A trap, as an index out of range is.
    kill(getpid(), SIGILL)
    fatalError()
  }

  static func hang() -> Never {
    while true { sleep(1000) }
  }

  /// A frame on the assistant's own connection.
  static func send(_ text: String) {
    announce(bytes: UInt32(text.utf8.count))
    write(Array(text.utf8))
  }

  /// The length of a frame that may never come.
  static func announce(bytes: UInt32) {
    write(withUnsafeBytes(of: bytes.bigEndian, Array.init))
  }

  /// A frame that is announced as long as frames may be, and comes a byte at a time.
  static func sendWithoutEnd() {
    announce(bytes: 16 << 20)
    Thread.detachNewThread {
      while true {
        write([32])
        usleep(1000)
      }
    }
  }

  private static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(3, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { usleep(100) }
    }
  }
}
