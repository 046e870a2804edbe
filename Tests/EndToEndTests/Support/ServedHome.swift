import Foundation

/// A home whose assistant is served by HTTP, and the cookie of who has opened its address.
final class ServedHome: Sendable {
  let home: TestHome
  let port: Int
  let key: String
  let cookie: String
  let identifier: pid_t

  /// Serves at a port that is free.
  ///
  /// - Parameter options: Of `sotto serve`.
  init(_ home: TestHome, _ options: [String] = []) throws {
    self.home = home
    let process = Process()
    process.executableURL = Command.sotto
    process.arguments = ["serve", "--http", "127.0.0.1:0"] + options
    process.environment = home.environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    identifier = process.processIdentifier
    var said = ""
    while !said.contains("key=") || !said.hasSuffix("\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw TestHome.Failure("The assistant has ended: \(said)") }
      said += String(decoding: more, as: UTF8.self)
    }
    guard let found = said.firstMatch(of: /:(\d+)\/\?key=(\S+)/), let port = Int(found.1) else {
      throw TestHome.Failure("The assistant says: \(said)")
    }
    self.port = port
    key = String(found.2)
    let opened = try HTTPExchange(port: port, "GET /?key=\(key)")
    let set = opened.headers["set-cookie"] ?? ""
    guard opened.status == 303, set.contains("=") else {
      throw TestHome.Failure("The key opens nothing: \(opened)")
    }
    cookie = String(set.prefix { $0 != ";" })
  }

  /// Makes a request as the page does.
  func request(
    _ line: String, body: String? = nil, headers: [String: String] = [:], until end: String? = nil
  ) throws -> HTTPExchange {
    try HTTPExchange(
      port: port, line, headers: ["Cookie": cookie].merging(headers) { $1 }, body: body, until: end)
  }

  /// Says something, and returns the reply.
  func say(_ text: String, in conversation: String) throws -> HTTPExchange {
    let body = String(decoding: try JSONEncoder().encode(["text": text]), as: UTF8.self)
    return try request("POST /v1/conversations/\(conversation)/turns", body: body)
  }
}
