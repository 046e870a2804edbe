import Foundation

/// The lines of a file or a pipe.
final class StreamLines {
  /// A longer line is given in pieces of this many bytes: a stream without line ends must not
  /// fill the memory.
  static let maximumLength = 1 << 20

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var isAtEnd = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end; `nil` when there is none. What is not UTF-8 becomes U+FFFD.
  func next() -> String? {
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return take(end, dropping: 1)
      }
      searched = buffer.count
      if searched >= Self.maximumLength { return take(Self.maximumLength, dropping: 0) }
      if isAtEnd { return searched == 0 ? nil : take(searched, dropping: 0) }
      fill()
    }
  }

  private func fill() {
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      buffer += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }

  private func take(_ count: Int, dropping separator: Int) -> String {
    defer { buffer.removeFirst(count + separator) }
    var line = buffer[..<count]
    if separator > 0, line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}
