import Foundation
import Intents
import Mutation
import SottoSocket
import SottoWire

/// Bytes on a connection that are not what a peer should send.
struct FramesTarget: FuzzTarget {
  static let name = "frames"
  let samples = [Self.hello + Self.later.flatMap { Self.frame(JSON.data(of: $0)) }]

  private static let hello = frame(
    JSON.data(of: ["event": "hello", "with": ["version": 1, "role": "client"]]))

  private static let later: [PlainValue] = [
    ["id": 1, "call": "echo", "with": ["text": "№ \u{1F3B5}", "numbers": [1, -2.5, 1e10]]],
    ["event": "nowPlaying", "with": ["isPlaying": true, "title": "Кино"]],
    ["id": 2, "answer": ["words": .null]],
    ["id": 3, "failure": ["code": "failed", "message": "it is \"so\"\n"]],
    ["id": 4, "call": "nobody knows"],
  ]

  let words = [
    "{}", "[]", "null", "true", "\"\\ud800\"", "\"\\u0000\"", "1e999", "-0", "1e308", "\"id\":",
    "\"call\":\"echo\",", "\"event\":", "\"with\":", "9223372036854775808", "\u{FEFF}",
    String(repeating: "[", count: 200), String(repeating: #"{"a":"#, count: 200),
  ]

  private static func frame(_ payload: some Collection<UInt8>) -> [UInt8] {
    withUnsafeBytes(of: UInt32(payload.count).bigEndian, Array.init) + payload
  }

  /// Every other time whole frames with something else in them, of which the lengths are right.
  func input(by chance: inout SeededGenerator) -> [UInt8] {
    let isFramed = Bool.random(using: &chance)
    let payloads = Self.later.map { [UInt8](JSON.data(of: $0)) }
    var mutator = Mutator(of: isFramed ? payloads : samples, words: words, seed: chance.next())
    guard isFramed else { return mutator.next() }
    return Self.hello + (0..<4).flatMap { _ in Self.frame(mutator.next()) }
  }

  /// Sends the bytes to a peer, in pieces, and takes its answers until it has nothing more to say.
  ///
  /// - Throws: `Harm` when the connection stays open.
  func read(_ input: [UInt8]) throws {
    struct Echo: WireCall {
      static let name = "echo"
      var text: String
      var numbers: [Double]?
      typealias Answer = Echo
    }
    let (near, far) = try UnixSocket.pair()
    defer { close(far) }
    var handlers = CallHandlers()
    handlers.on(Echo.self) { $0 }
    handlers.on(event: SystemCalls.NowPlaying.self) { _ in }
    let isClosed = DispatchSemaphore(value: 0)
    let peer = Peer(descriptor: near, role: .assistant, handlers: handlers) { _ in
      isClosed.signal()
    }
    var rest = input[...]
    while !rest.isEmpty {
      let piece = rest.prefix(max(1, input.count / 3))
      let sent = piece.withUnsafeBytes {
        Foundation.send(far, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { break }
      rest = rest.dropFirst(sent)
    }
    shutdown(far, Int32(SHUT_WR))
    guard isClosed.wait(timeout: .now() + 5) == .success, peer.isClosed else {
      throw Harm(description: "the connection stays open")
    }
  }
}
