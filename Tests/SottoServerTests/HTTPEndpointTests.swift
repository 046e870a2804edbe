import Foundation
import RawSockets
import Intents
import Synchronization
import SottoNetwork
import Testing

@testable import SottoServer

/// What clients do to a server, each within its bounds, which are small here.
@Suite("An endpoint", .timeLimit(.minutes(1))) struct HTTPEndpointTests {
  private let bench: EndpointBench

  init() throws { bench = try EndpointBench() }

  /// Far more than the bounds, since all tests share a machine.
  private static let patience = Duration.seconds(15)

  private func client() throws -> RawClient { try RawClient(port: bench.port) }

  /// That others are served at this moment.
  private func othersAreServed(_ location: SourceLocation = #_sourceLocation) async throws {
    let other = try client()
    await other.send(bench.head("GET /v1/short", "Connection: close"))
    #expect(await other.receive().hasSuffix("\r\n\r\nshort"), sourceLocation: location)
  }

  @Test func answersOneRequestAfterAnother() async throws {
    let client = try client()
    for _ in 0..<3 {
      await client.send(bench.head("GET /v1/short"))
      let answer = await client.receive(until: "short")
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("\r\n\r\nshort"))
      #expect(answer.contains("\r\nConnection: keep-alive\r\n"))
    }
    let both = bench.head("GET /v1/short") + bench.head("GET /v1/short", "Connection: close")
    await client.send(both)
    #expect(await client.receive().components(separatedBy: "\r\n\r\nshort").count == 3)
  }

  @Test func readsABodyInPieces() async throws {
    let client = try client()
    let length = "Content-Length: 5\r\nContent-Type: application/json\r\nConnection: close"
    for piece in [bench.head("POST /v1/echo", length), "he", "llo"] {
      await client.send(piece)
      try await Task.sleep(for: .milliseconds(30))
    }
    #expect(await client.receive().hasSuffix("\r\n\r\nhello"))
  }

  @Test func saysThatItWaitsForABody() async throws {
    let client = try client()
    let expects =
      "Content-Length: 5\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nConnection: close"
    await client.send(bench.head("POST /v1/echo", expects))
    #expect(await client.receive(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
    await client.send("hello")
    #expect(await client.receive().hasSuffix("\r\n\r\nhello"))
  }

  @Test func expectsNothingElse() async throws {
    let client = try client()
    let expects = "Content-Length: 5\r\nContent-Type: application/json\r\nExpect: tea"
    await client.send(bench.head("POST /v1/echo", expects))
    #expect(await client.receive().hasPrefix("HTTP/1.1 417 "))
  }

  @Test func leavesTheBodyOutForHEAD() async throws {
    let client = try client()
    await client.send(bench.head("HEAD /v1/short", "Connection: close"))
    let answer = await client.receive()
    #expect(answer.contains("\r\nContent-Length: 5\r\n") && answer.hasSuffix("\r\n\r\n"))
  }

  @Test func refusesHeadersWithoutEnd() async throws {
    let client = try client()
    await client.send("GET / HTTP/1.1\r\n")
    let started = ContinuousClock.now
    while await client.send("X-\(UUID()): \(UUID())\r\n"),
      started.duration(to: .now) < Self.patience
    {}
    #expect(started.duration(to: .now) < Self.patience, "it was cut off")
    try await othersAreServed()
    let other = try self.client()
    await other.send("GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 3000))
    #expect(await other.receive().hasPrefix("HTTP/1.1 431 "))
  }

  @Test func waitsForAHeadForSomeTimeOnly() async throws {
    let client = try client()
    await client.send("GET / HT")
    let started = ContinuousClock.now
    let slowly = Task {
      while await client.send("T"), started.duration(to: .now) < Self.patience {
        try await Task.sleep(for: .milliseconds(100))
      }
    }
    try await othersAreServed()
    let reader = await client.receive()
    slowly.cancel()
    #expect(reader.hasPrefix("HTTP/1.1 408 ") || reader.isEmpty)
    #expect(started.duration(to: .now) < Self.patience)
  }

  @Test func waitsForABodyForSomeTimeOnly() async throws {
    let client = try client()
    let length = "Content-Length: 100\r\nContent-Type: application/json"
    await client.send(bench.head("POST /v1/echo", length) + "hel")
    try await othersAreServed()
    #expect(await client.receive().hasPrefix("HTTP/1.1 408 "))
  }

  @Test(arguments: ["", "GET /v1/short"])
  func leavesWhoIsIdle(_ first: String) async throws {
    let client = try client()
    if !first.isEmpty {
      await client.send(bench.head(first))
      _ = await client.receive(until: "short")
    }
    let started = ContinuousClock.now
    #expect(await client.receive().isEmpty)
    #expect((.milliseconds(300)..<Self.patience).contains(started.duration(to: .now)))
  }

  @Test func takesNoLargeBody() async throws {
    let client = try client()
    let length = "Content-Length: 1073741824\r\nContent-Type: application/json"
    await client.send(bench.head("POST /v1/echo", length))
    let started = ContinuousClock.now
    let flood = Task {
      let piece = Data(repeating: 0x78, count: 64 << 10)
      var sent = 0
      while await client.send(piece) { sent += piece.count }
      return sent
    }
    try await othersAreServed()
    #expect(await flood.value < 16 << 20, "it was cut off long before")
    #expect(started.duration(to: .now) < Self.patience)
    let other = try self.client()
    await other.send(bench.head("POST /v1/echo", length))
    let answer = await other.receive()
    #expect(answer.hasPrefix("HTTP/1.1 413 ") && answer.contains("header Content-Length"))
  }

  @Test func takesNoChunks() async throws {
    let client = try client()
    let chunked = "Transfer-Encoding: chunked\r\nContent-Type: application/json"
    await client.send(bench.head("POST /v1/echo", chunked) + "5\r\nhello\r\n0\r\n\r\n")
    #expect(await client.receive().hasPrefix("HTTP/1.1 411 "))
  }

  @Test func cutsOffWhoTakesNothing() async throws {
    let client = try RawClient(port: bench.port, receiveBuffer: 4096)
    await client.send(bench.head("GET /v1/large"))
    try await othersAreServed()
    try await bench.isIdle(within: Self.patience)
  }

  @Test func cutsOffWhoHearsTooSlowly() async throws {
    let client = try RawClient(port: bench.port, receiveBuffer: 4096)
    await client.send(bench.head("GET /v1/stream"))
    _ = await client.receive(until: ":\n\n")
    let stream = try #require(bench.stream)
    let event = Data(repeating: 0x78, count: 16 << 10)
    for _ in 0..<1000 { stream.send(event) }
    try await othersAreServed()
    try await bench.isIdle(within: Self.patience)
    #expect(stream.take() == nil, "nothing is kept for it")
  }

  @Test func carriesEventsAndSaysThatItLives() async throws {
    let client = try client()
    await client.send(bench.head("GET /v1/stream"))
    let head = await client.receive(until: ":\n\n")
    #expect(head.contains("\r\nContent-Type: text/event-stream\r\n"))
    let stream = try #require(bench.stream)
    stream.send(ServerSentEvent("a", ["b": "c\nd"]).data)
    #expect(await client.receive(until: "\n\n") == "event: a\ndata: {\"b\":\"c\\nd\"}\n\n")
    #expect(await client.receive(until: "\n\n") == ":\n\n")
    stream.send(ServerSentEvent("last", [:]).data)
    stream.end()
    #expect(await client.receive().hasSuffix("event: last\ndata: {}\n\n"))
  }

  @Test func noticesThatAListenerHasGone() async throws {
    var client: RawClient? = try client()
    await client?.send(bench.head("GET /v1/stream"))
    _ = await client?.receive(until: ":\n\n")
    client = nil
    try await bench.isIdle(within: Self.patience)
    #expect(bench.isClosed)
  }

  @Test func endsTheStreamOfARevokedToken() async throws {
    let client = try client()
    await client.send(bench.head("GET /v1/stream"))
    _ = await client.receive(until: ":\n\n")
    let stream = try #require(bench.stream)
    stream.send(ServerSentEvent("before", [:]).data)
    bench.mayGoOn = false
    // Not even what comes before the next comment.
    stream.send(ServerSentEvent("after", [:]).data)
    let heard = await client.receive()
    #expect(heard.contains("before") && !heard.contains("after"), "\(heard)")
  }

  @Test func makesRoomForWhoWantsSomething() async throws {
    let idle = try (0..<40).map { _ in try client() }
    try await othersAreServed()
    _ = idle
  }

  @Test func leavesThoseWhoAreAnsweredAlone() async throws {
    let busy = try (0..<8).map { _ in try client() }
    for client in busy { await client.send(bench.head("GET /v1/slow", "Connection: close")) }
    try await bench.isBusy(8)
    let more = try client()
    await more.send(bench.head("GET /v1/short"))
    #expect(await more.receive().isEmpty, "there is no room")
    bench.answerSlow()
    for client in busy { #expect(await client.receive().hasSuffix("\r\n\r\nslow")) }
    try await othersAreServed()
  }

  @Test func endsWhenAllAreAnswered() async throws {
    let (client, idle) = (try client(), try client())
    await client.send(bench.head("GET /v1/slow"))
    try await bench.isBusy(1)
    async let ended: Void = bench.endpoint.stop()
    #expect(await idle.receive().isEmpty)
    bench.answerSlow()
    #expect(await client.receive(until: "slow").hasSuffix("\r\n\r\nslow"))
    await ended
    #expect(throws: RawClient.Failure.self) { try self.client() }
  }

  @Test func endsWithoutWaitingForEver() async throws {
    let client = try client()
    await client.send(bench.head("GET /v1/slow"))
    try await bench.isBusy(1)
    let started = ContinuousClock.now
    async let ended: Void = bench.endpoint.stop()
    #expect(await client.receive().isEmpty)
    bench.answerSlow()
    await ended
    #expect(started.duration(to: .now) < Self.patience)
  }

  @Test func saysThatAPortIsTaken() throws {
    let taken = ServerAddress(host: "127.0.0.1", port: bench.port)
    let error = #expect(throws: ServerError.self) {
      try NetworkEndpoint(taken, limits: HTTPLimits()) { _ in bench.service }
    }
    #expect(error?.description.contains("is taken") == true)
    let foreign = ServerAddress(host: "203.0.113.1", port: 0)
    #expect(throws: ServerError.self) {
      try NetworkEndpoint(foreign, limits: HTTPLimits()) { _ in bench.service }
    }
  }
}
