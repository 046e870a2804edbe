import Foundation
import Intents
import SottoSocket
import SottoWire
import Testing

/// Two ends of a real socket pair that call each other.
@Suite struct PeerTests {
  private struct Echo: WireCall {
    static let name = "echo"
    var text: String
    var pause: Double = 0
    struct Answer: Codable, Sendable { var text: String }
  }

  private struct Unanswered: WireCall { static let name = "unanswered" }

  private struct TooLarge: WireCall {
    static let name = "tooLarge"
    var number = UInt64.max
  }

  /// - Parameter begins: Called when an answer begins.
  private static func pair(
    _ limits: Peer.Limits = .init(), begins: @escaping @Sendable () -> Void = {}
  ) throws -> (Peer, Peer) {
    let (near, far) = try UnixSocket.pair()
    var handlers = CallHandlers()
    handlers.on(Echo.self) { call in
      begins()
      try await Task.sleep(for: .seconds(call.pause))
      return Echo.Answer(text: call.text)
    }
    return (
      Peer(descriptor: near, role: .client),
      Peer(descriptor: far, role: .assistant, handlers: handlers, limits: limits)
    )
  }

  @Test func callsRunSideBySideAndAnswersFindTheirCall() async throws {
    let (near, far) = try Self.pair()
    let texts = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for index in 0..<50 {
        group.addTask {
          let pause = index.isMultiple(of: 2) ? 0.02 : 0
          return (index, try await near.call(Echo(text: "№ \(index)", pause: pause)).text)
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(texts == Dictionary(uniqueKeysWithValues: (0..<50).map { ($0, "№ \($0)") }))
    near.close()
    far.close()
  }

  @Test func moreCallsThanAreAnsweredSideBySideWaitForTheirTurn() async throws {
    var limits = Peer.Limits()
    limits.calls = 2
    let (near, far) = try Self.pair(limits)
    let start = ContinuousClock.now
    try await withThrowingTaskGroup { group in
      for _ in 0..<10 {
        group.addTask { _ = try await near.call(Echo(text: "x", pause: 0.05)) }
      }
      try await group.waitForAll()
    }
    // Ten at two a time.
    #expect(ContinuousClock.now - start >= .milliseconds(250))
    near.close()
    far.close()
  }

  @Test func aPeerThatFloodsWithCallsIsLeft() async throws {
    var limits = Peer.Limits()
    limits.calls = 3
    limits.patience = .milliseconds(50)
    let (near, far) = try Self.pair(limits)
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          let failure = await #expect(throws: CallFailure.self) {
            try await near.call(Echo(text: "x", pause: 600))
          }
          #expect(failure?.code == .disconnected)
        }
      }
    }
    #expect(far.isClosed)
  }

  @Test(.timeLimit(.minutes(5)))
  func aFloodedPeerCanBeClosedAtOnce() async throws {
    let (near, far) = try UnixSocket.pair()
    var limits = Peer.Limits()
    limits.calls = 1
    let (closed, ended) = AsyncStream.makeStream(of: String.self)
    let begun = AsyncStream.makeStream(of: Void.self)
    var handlers = CallHandlers()
    handlers.on(Echo.self) { call in
      begun.continuation.yield()
      try await Task.sleep(for: .seconds(call.pause))
      return Echo.Answer(text: call.text)
    }
    let peer = Peer(descriptor: far, role: .assistant, handlers: handlers, limits: limits) {
      ended.yield($0)
    }
    let caller = Peer(descriptor: near, role: .client)
    for _ in 0..<2 { Task { try await caller.call(Echo(text: "x", pause: 600)) } }
    for await _ in begun.stream { break }
    peer.close()
    for await _ in closed { break }
  }

  @Test func aCallNobodyKnowsFailsAndTheNextWorks() async throws {
    let (near, far) = try Self.pair()
    let failure = await #expect(throws: CallFailure.self) { try await near.call(Unanswered()) }
    #expect(failure?.code == .unknownCall)
    #expect(try await near.call(Echo(text: "x")).text == "x")
    far.close()
  }

  @Test func aCallThatNoMessageCanHoldSaysSo() async throws {
    let (near, far) = try Self.pair()
    let failure = await #expect(throws: CallFailure.self) { try await near.call(TooLarge()) }
    #expect(failure?.code == .badValue)
    #expect(try await near.call(Echo(text: "x")).text == "x")
    far.close()
  }

  @Test func aDeadlineEndsTheCall() async throws {
    let (near, far) = try Self.pair()
    let failure = await #expect(throws: CallFailure.self) {
      try await near.call(Echo(text: "x", pause: 600), timeout: .milliseconds(20))
    }
    #expect(failure?.code == .timedOut)
    far.close()
  }

  @Test func theOtherSidesEndEndsEveryCall() async throws {
    let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
    let (near, far) = try Self.pair { beginning.yield() }
    let call = Task { try await near.call(Echo(text: "x", pause: 600)).text }
    for await _ in begun { break }
    far.close()
    let failure = await #expect(throws: CallFailure.self) { _ = try await call.value }
    #expect(failure?.code == .disconnected)
  }

  /// Whoever sends what is no message is not listened to any longer.
  @Test(arguments: [
    "garbage", "{\"event\":\"nowPlaying\"}",
    #"{"event":"hello","with":{"version":99,"role":"app"}}"#,
  ])
  func aSideThatCannotBeUnderstoodIsLeft(_ text: String) async throws {
    let (near, far) = try UnixSocket.pair()
    let (closed, ended) = AsyncStream.makeStream(of: String.self)
    let peer = Peer(descriptor: near, role: .assistant) { ended.yield($0) }
    let channel = FrameChannel(descriptor: far) { _ in }
    try channel.send(Data(text.utf8))
    var reasons = closed.makeAsyncIterator()
    let reason = try #require(await reasons.next())
    #expect(!reason.isEmpty)
    #expect(peer.isClosed)
    channel.close()
  }
}
