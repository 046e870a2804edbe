import Foundation
import Intents
import SottoWire

/// One request by HTTP and its answer, byte for byte: what a library would set right is wrong here.
struct HTTPExchange {
  var status = 0
  /// By names in small letters.
  var headers: [String: String] = [:]
  var body = Data()

  /// Makes a request and reads the answer to its end.
  ///
  /// - Parameters:
  ///   - line: The method and the path.
  ///   - headers: Beside Host, and what goes with the body.
  ///   - until: Ends reading where this has come: a stream has no end.
  init(
    port: Int, _ line: String, headers: [String: String] = [:], body: String? = nil,
    until end: String? = nil
  ) throws {
    let connection = try HTTPWire(port: port)
    var all = ["Host": "127.0.0.1:\(port)", "Connection": "close"]
    if let body {
      all["Content-Length"] = "\(body.utf8.count)"
      all["Content-Type"] = "application/json"
    }
    all.merge(headers) { $1 }
    let lines = all.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    let head = ["\(line) HTTP/1.1"] + lines.map { "\($0): \($1)" }
    connection.send(head.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? ""))
    self.init(connection.receive(until: end))
  }

  /// Reads an answer.
  init(_ answer: Data) {
    guard let gap = answer.range(of: Data("\r\n\r\n".utf8)) else { return }
    let lines = String(decoding: answer[..<gap.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
    for line in lines.dropFirst() {
      let halves = line.split(separator: ":", maxSplits: 1)
      headers[halves[0].lowercased()] = halves.last.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    body = answer[gap.upperBound...]
  }

  var text: String { String(decoding: body, as: UTF8.self) }
  var json: PlainValue? { try? JSON.value(from: Data(body)) }

  /// A member of the object, by the names and numbers on the way to it: `question.answers.0.title`.
  subscript(_ path: String) -> PlainValue? { json?.member(path) }

  /// The events of a stream, each with its name and its object.
  var events: [(name: String, content: PlainValue)] {
    text.components(separatedBy: "\n\n").compactMap { block in
      let lines = block.split(separator: "\n")
      guard lines.count == 2, lines[0].hasPrefix("event: "), lines[1].hasPrefix("data: "),
        let content = try? JSON.value(from: Data(lines[1].dropFirst(6).utf8))
      else { return nil }
      return (String(lines[0].dropFirst(7)), content)
    }
  }
}

extension PlainValue {
  func member(_ path: String) -> PlainValue? {
    path.split(separator: ".").reduce(self as PlainValue?) { value, name in
      guard let place = Int(name) else { return value?[String(name)] }
      return value?.list.flatMap { $0.indices.contains(place) ? $0[place] : nil }
    }
  }
}

/// A connection to a server of this machine.
final class HTTPWire {
  private let descriptor: Int32

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw TestHome.Failure("Nobody listens at port \(port).") }
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// - Returns: Whether all of it could be sent.
  @discardableResult
  func send(_ text: String) -> Bool {
    var rest = Data(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Opens a stream of events, and waits until it has begun.
  static func events(_ path: String, of served: ServedHome) throws -> HTTPWire {
    let wire = try HTTPWire(port: served.port)
    let headers = "Host: 127.0.0.1:\(served.port)\r\nCookie: \(served.cookie)"
    wire.send("GET \(path) HTTP/1.1\r\n\(headers)\r\n\r\n")
    wire.begun = wire.receive(until: ":\n\n")
    return wire
  }

  /// Whether the server has ended the connection.
  private(set) var isEnded = false

  /// What came when a stream began.
  private(set) var begun = Data()

  /// All that comes until the server ends the connection, until a text has come, or for so many seconds.
  func receive(until end: String? = nil, within seconds: Double = 20) -> Data {
    var all = Data()
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    let deadline = Date.now + seconds
    while true {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = Int32(deadline.timeIntervalSinceNow * 1000)
      guard left > 0, poll(&watched, 1, left) > 0 else { return all }
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else {
        isEnded = true
        return all
      }
      all += chunk[..<count]
      if let end, all.range(of: Data(end.utf8)) != nil { return all }
    }
  }
}
