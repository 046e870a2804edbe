import Foundation
import Synchronization

/// Something that listens where the dispatch should, and is not what it should be. It has a thread of its
/// own, as tests hold those of tasks.
final class StubDispatch: Sendable {
  enum Manner: Sendable {
    /// Takes connections and says nothing.
    case silent
    /// Answers all with this body.
    case says(String)
    /// Passes on to the dispatch at a port; what that answers to some requests, told by their first line,
    /// is lost.
    case loses(of: Int, _ isLost: @Sendable (String) -> Bool)
  }

  let port: Int
  private let listener: Int32
  private let manner: Manner
  /// The first lines of what was asked.
  private let heard = Mutex<[String]>([])

  init(_ manner: Manner) throws {
    self.manner = manner
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = Self.address(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw TestHome.Failure("No port: \(errno)") }
    self.listener = listener
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread { [self] in serve() }.start()
  }

  /// How often something was asked, told by how its first line begins.
  func count(of request: String) -> Int {
    heard.withLock { $0.count(where: { $0.hasPrefix(request) }) }
  }

  /// The thread stays until the process ends, as its listener does.
  private func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      Thread { [self] in
        answer(connection)
        close(connection)
      }.start()
    }
  }

  private func answer(_ connection: Int32) {
    guard let request = Self.message(from: connection) else { return }
    let line = String(decoding: request.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    heard.withLock { $0.append(line) }
    switch manner {
    case .silent: _ = Self.message(from: connection)
    case .says(let body):
      let head =
        "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
      Self.send(Data((head + body).utf8), to: connection)
    case .loses(let port, let isLost):
      guard let answer = Self.answer(to: request, from: port), !isLost(line) else { return }
      Self.send(answer, to: connection)
    }
  }

  private static func answer(to request: Data, from port: Int) -> Data? {
    let upstream = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(upstream) }
    var address = address(UInt16(port))
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(upstream, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return nil }
    send(request, to: upstream)
    return message(from: upstream)
  }

  /// A head and as much of a body as it says; `nil` when the other end has nothing more to say.
  private static func message(from connection: Int32) -> Data? {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = data.range(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: data[..<end.lowerBound], as: UTF8.self).lowercased()
        let length = head.components(separatedBy: "content-length: ").dropFirst().first
          .flatMap { Int($0.prefix(while: \.isNumber)) }
        if data.count >= end.upperBound + (length ?? 0) { return data }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      data += buffer[..<count]
    }
  }

  private static func send(_ data: Data, to connection: Int32) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func address(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return address
  }
}
