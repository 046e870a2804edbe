import Foundation

/// A client that says what it is told to, byte for byte, and waits as long as it is told to. Its waiting
/// holds none of the threads that the server in this process runs on.
package final class RawClient: Sendable {
  package let descriptor: Int32
  private let queue = DispatchQueue(label: "raw client")

  package init(port: UInt16, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure() }
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
  }

  package struct Failure: Error {}

  deinit { close(descriptor) }

  /// - Returns: Whether all of it could be sent.
  @discardableResult
  package func send(_ text: String) async -> Bool { await send(Data(text.utf8)) }

  @discardableResult
  package func send(_ data: Data) async -> Bool {
    await onQueue { [descriptor] in
      var rest = data[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// All that comes until the server ends the connection, or until a text has come.
  package func receive(until end: String? = nil) async -> String {
    await onQueue { [descriptor] in
      var all = Data()
      var chunk = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = recv(descriptor, &chunk, chunk.count, 0)
        guard count > 0 else { break }
        all += chunk[..<count]
        if let end, all.range(of: Data(end.utf8)) != nil { break }
      }
      return String(decoding: all, as: UTF8.self)
    }
  }

  private func onQueue<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}
