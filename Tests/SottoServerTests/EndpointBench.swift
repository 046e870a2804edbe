import Foundation
import Synchronization
import SottoNetwork
import Testing

@testable import SottoServer

/// An endpoint with small bounds and a few things to ask for.
final class EndpointBench: Sendable {
  let endpoint: NetworkEndpoint
  let service: HTTPService
  private let folder: URL
  private let token: String
  private let state: Shared

  /// What the routes and the tests both look at.
  private final class Shared: Sendable {
    let values = Mutex(Values())

    struct Values {
      var stream: EventStream?
      var isClosed = false
      var mayGoOn = true
      var waiting: [CheckedContinuation<Void, Never>] = []
    }
  }

  init() throws {
    var limits = HTTPLimits()
    (limits.head, limits.body, limits.connections) = (2048, 1024, 8)
    (limits.idle, limits.reading, limits.writing) = (
      .milliseconds(500), .milliseconds(700), .milliseconds(700)
    )
    (limits.backlog, limits.heartbeat) = (64 << 10, .milliseconds(400))
    let folder = FileManager.default.temporaryDirectory.appending(path: "endpoint-\(UUID())")
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tokens = TokenFile(path: folder.appending(path: "tokens.json").path)
    token = try tokens.add("test")
    let key = PageKey(path: folder.appending(path: "key").path)
    let state = Shared()
    let routes = Self.routes(state, limits)
    var made: HTTPService?
    endpoint = try NetworkEndpoint(ServerAddress(host: "127.0.0.1", port: 0), limits: limits) {
      let service = HTTPService(
        access: Access(key: key, tokens: tokens, port: $0.port, origins: []), routes: routes,
        pages: PageFolder(folder: folder))
      made = service
      return service
    }
    service = try #require(made)
    self.state = state
  }

  deinit {
    Task { [endpoint] in await endpoint.stop() }
    try? FileManager.default.removeItem(at: folder)
  }

  var port: UInt16 { endpoint.address.port }
  var stream: EventStream? { state.values.withLock { $0.stream } }
  var isClosed: Bool { state.values.withLock { $0.isClosed } }
  var mayGoOn: Bool {
    get { state.values.withLock { $0.mayGoOn } }
    set { state.values.withLock { $0.mayGoOn = newValue } }
  }

  /// A request's head, with its end.
  func head(_ line: String, _ headers: String = "") -> String {
    "\(line) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nAuthorization: Bearer \(token)\r\n"
      + (headers.isEmpty ? "" : headers + "\r\n") + "\r\n"
  }

  /// Lets the slow routes answer.
  func answerSlow() {
    let waiting = state.values.withLock { values in
      defer { values.waiting = [] }
      return values.waiting
    }
    for waiting in waiting { waiting.resume() }
  }

  /// Waits until so many requests are being answered.
  func isBusy(_ count: Int) async throws {
    for _ in 0..<200 where state.values.withLock({ $0.waiting.count }) != count {
      try await Task.sleep(for: .milliseconds(10))
    }
    try #require(state.values.withLock { $0.waiting.count } == count)
  }

  /// Waits until no client is connected.
  func isIdle(within limit: Duration) async throws {
    let deadline = ContinuousClock.now + limit
    while !endpoint.isIdle, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(endpoint.isIdle, "nobody is connected any more")
  }

  private static func routes(_ state: Shared, _ limits: HTTPLimits) -> [Route] {
    [
      Route("GET /v1/short") { _ in HTTPResponse(.ok, body: Data("short".utf8)) },
      Route("POST /v1/echo", takesBody: true) { HTTPResponse(.ok, body: $0.request.body) },
      Route("GET /v1/large") { _ in
        HTTPResponse(.ok, body: Data(repeating: 0x78, count: 16 << 20))
      },
      Route("GET /v1/slow") { _ in
        await withCheckedContinuation { continuation in
          state.values.withLock { $0.waiting.append(continuation) }
        }
        return HTTPResponse(.ok, body: Data("slow".utf8))
      },
      Route("GET /v1/stream") { _ in
        let stream = EventStream(backlog: limits.backlog) { state.values.withLock { $0.mayGoOn } }
        stream.onClose { state.values.withLock { $0.isClosed = true } }
        state.values.withLock { $0.stream = stream }
        return HTTPResponse(events: stream)
      },
    ]
  }
}
