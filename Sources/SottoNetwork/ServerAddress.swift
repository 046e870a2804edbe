import Foundation

/// Where a server listens: a numeric address and a port.
package struct ServerAddress: Sendable, Equatable, CustomStringConvertible {
  /// As `127.0.0.1` or `::1`.
  package let host: String
  /// 0 for any that is free.
  package let port: UInt16

  /// This machine alone.
  ///
  /// - Parameter port: 0 for any that is free.
  package static func loopback(_ port: UInt16) -> ServerAddress {
    ServerAddress(host: "127.0.0.1", port: port)
  }

  package init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Reads `127.0.0.1:8765`, `[::1]:8765`, `:8765`, `8765` or `192.168.1.2`.
  ///
  /// - Parameter usual: The port where the text names none.
  /// - Throws: `ServerError`, which says what can be written.
  package init(_ text: String, port usual: UInt16) throws(ServerError) {
    let refusal = ServerError(
      "“\(text)” is no address to serve at. Write one such as 127.0.0.1:\(usual), [::1]:\(usual), \(usual) or 192.168.1.2."
    )
    var host = Substring(text)
    var port: Substring?
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { throw refusal }
      host = text[text.index(after: text.startIndex)..<end]
      let rest = text[text.index(after: end)...]
      guard rest.isEmpty || rest.hasPrefix(":") else { throw refusal }
      port = rest.isEmpty ? nil : rest.dropFirst()
    } else if text.allSatisfy({ $0.isASCII && $0.isNumber }), !text.isEmpty {
      (host, port) = ("", host)
    } else if text.filter({ $0 == ":" }).count == 1 {
      let colon = text.firstIndex(of: ":") ?? text.endIndex
      (host, port) = (text[..<colon], text[text.index(after: colon)...])
    }
    let number = port.map { UInt16($0) } ?? usual
    guard let number else { throw refusal }
    let name = host.isEmpty || host == "localhost" ? "127.0.0.1" : String(host)
    self.init(host: name, port: number)
    guard (try? withSocketAddress { _, _, _ in 0 }) != nil else { throw refusal }
  }

  package var description: String { Self.authority(host, port) }

  /// As it stands in a URL.
  package static func authority(_ host: String, _ port: UInt16) -> String {
    host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  /// Whether only this machine reaches it.
  package var isLoopback: Bool { Self.isLoopback(host) }

  package static func isLoopback(_ host: String) -> Bool {
    host.hasPrefix("127.") || host == "::1" || host.hasPrefix("::ffff:127.")
  }

  /// Calls with the address as the system has it, and its family.
  func withSocketAddress<Result>(
    _ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Result
  ) throws(ServerError) -> Result {
    var four = sockaddr_in()
    if inet_pton(AF_INET, host, &four.sin_addr) == 1 {
      four.sin_family = sa_family_t(AF_INET)
      four.sin_port = port.bigEndian
      return withUnsafePointer(to: &four) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body(AF_INET, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }
    var six = sockaddr_in6()
    guard inet_pton(AF_INET6, host, &six.sin6_addr) == 1 else {
      throw ServerError("“\(host)” is no numeric address.")
    }
    six.sin6_family = sa_family_t(AF_INET6)
    six.sin6_port = port.bigEndian
    return withUnsafePointer(to: &six) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body(AF_INET6, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
      }
    }
  }
}
