import Foundation
import SottoNetwork

/// One client's connection: a request, its answer, the next.
struct HTTPConnection: Sendable {
  let socket: ClientSocket
  let setBusy: @Sendable (Bool) -> Void
  let limits: HTTPLimits
  let service: HTTPService

  private var way: Access.Way {
    Access.Way(local: socket.local, peer: socket.peer) { [socket] in socket.isOfSameUser }
  }

  /// Serves it to its end.
  func serve() async {
    var buffer: [UInt8] = []
    while await exchange(&buffer) { setBusy(false) }
  }

  /// Reads one request and answers it.
  ///
  /// - Returns: Whether another may follow.
  private func exchange(_ buffer: inout [UInt8]) async -> Bool {
    var request: HTTPRequest?
    var isBodyRead = false
    var response: HTTPResponse
    do {
      guard let head = try await readHead(&buffer) else { return false }
      request = head
      isBodyRead = head.hasNoBody
      setBusy(true)
      switch try service.admit(head, way) {
      case .answered(let answer): response = answer
      case .call(var call):
        call.request.body = try await readBody(of: head, &buffer)
        isBodyRead = true
        response = await service.answer(call)
      }
    } catch let problem as ProblemDetails {
      response = problem.response
    } catch {
      return false
    }
    // Of a body that was not read, nobody can tell where it ends.
    let keepsAlive = isBodyRead && request?.keepsAlive == true && !response.isStream
    do {
      try await send(response, isHead: request?.method == "HEAD", keepsAlive: keepsAlive)
    } catch {
      return false
    }
    if !isBodyRead { await socket.finish() }
    return keepsAlive
  }

  /// - Returns: `nil` when the client has no more to say.
  private func readHead(_ buffer: inout [UInt8]) async throws -> HTTPRequest? {
    var deadline = ContinuousClock.now + (buffer.isEmpty ? limits.idle : limits.reading)
    var searched = 0
    while true {
      if let end = buffer.endOfHead(from: searched) {
        let head = buffer[..<end]
        guard head.count <= limits.head else { throw tooLong }
        let request = try HTTPRequest(head: head, limits: limits)
        buffer.removeSubrange(..<(end + 4))
        return request
      }
      guard buffer.count <= limits.head else { throw tooLong }
      searched = max(0, buffer.count - 3)
      let isFirst = buffer.isEmpty
      do throws(ClientSocket.Failure) {
        let bytes = try await socket.read(atMost: 4096, until: deadline)
        guard !bytes.isEmpty else { return nil }
        buffer += bytes
      } catch {
        guard error == .late, !isFirst else { return nil }
        throw late("The headers")
      }
      if isFirst { deadline = .now + limits.reading }
    }
  }

  private func readBody(of head: HTTPRequest, _ buffer: inout [UInt8]) async throws -> Data {
    let length = try head.bodyLength(atMost: limits.body)
    if try head.expectsContinue(), length > 0, buffer.isEmpty {
      try await write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
    }
    let deadline = ContinuousClock.now + limits.reading
    while buffer.count < length {
      do throws(ClientSocket.Failure) {
        let bytes = try await socket.read(atMost: min(16 << 10, length), until: deadline)
        guard !bytes.isEmpty else { throw .ended }
        buffer += bytes
      } catch {
        guard error == .late else { throw error }
        throw late("The body")
      }
    }
    defer { buffer.removeSubrange(..<length) }
    return Data(buffer[..<length])
  }

  private func send(_ response: HTTPResponse, isHead: Bool, keepsAlive: Bool) async throws {
    let head = response.head(keepsAlive: keepsAlive)
    switch response.body {
    case .data(let data): try await write(isHead ? head : head + data)
    case .events(let stream):
      defer { stream.close() }
      try await write(head + ServerSentEvent.comment)
      if !isHead { try await send(stream) }
    }
  }

  private func send(_ stream: EventStream) async throws {
    let socket = socket
    stream.attach { socket.interrupt() }
    var heartbeat = ContinuousClock.now + limits.heartbeat
    while let events = stream.take() {
      if !events.isEmpty { try await write(events) }
      if heartbeat <= .now {
        guard stream.mayGoOn() else { return }
        try await write(ServerSentEvent.comment)
        heartbeat = .now + limits.heartbeat
      }
      if events.isEmpty { try await socket.rest(until: heartbeat) }
    }
  }

  private func write(_ data: Data) async throws {
    try await socket.write(data, until: .now + limits.writing)
  }

  private var tooLong: ProblemDetails {
    ProblemDetails(
      .headerFieldsTooLarge, "The head is longer than \(limits.head) bytes. Send fewer headers.",
      at: "headers")
  }

  private func late(_ what: String) -> ProblemDetails {
    let seconds = limits.reading.components.seconds
    return ProblemDetails(.requestTimeout, "\(what) did not come within \(seconds) s.")
  }
}

extension NetworkEndpoint {
  /// Serves an address by HTTP.
  ///
  /// - Parameter service: Makes what answers, for the address with its port.
  /// - Throws: `ServerError` when the address cannot be had.
  convenience init(
    _ asked: ServerAddress, limits: HTTPLimits, service: (ServerAddress) -> HTTPService
  ) throws(ServerError) {
    try self.init(asked, atMost: limits.connections) { address in
      let service = service(address)
      return { socket, setBusy in
        await HTTPConnection(socket: socket, setBusy: setBusy, limits: limits, service: service)
          .serve()
      }
    }
  }
}

extension HTTPRequest {
  fileprivate var hasNoBody: Bool {
    headers["transfer-encoding"] == nil && (headers["content-length"] ?? "0") == "0"
  }
}

extension [UInt8] {
  /// Where the empty line begins that ends a head.
  fileprivate func endOfHead(from start: Int) -> Int? {
    guard count >= 4 else { return nil }
    return (start...Swift.max(start, count - 4)).first {
      self[$0] == 0x0D && $0 + 3 < count && self[$0 + 1] == 0x0A && self[$0 + 2] == 0x0D
        && self[$0 + 3] == 0x0A
    }
  }
}
