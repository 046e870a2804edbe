import Foundation
import Intents
import Synchronization
import Testing

/// Whoever takes more than their share of a server that is as it will be used.
@Suite(.ownThread) struct HTTPBoundsTests {
  /// All of it at once, since each takes the time that a client is given.
  @Test(.timeLimit(.minutes(2))) func `each ends within 15 seconds, and others are served`() throws
  {
    let home = try TestHome()
    let served = try ServedHome(home)
    for _ in 0..<50 { _ = try served.request("GET /v1/status") }
    let process = try #require(home.assistantIdentifier)
    let before = Self.memory(of: process)
    let deeds: [(String, @Sendable (ServedHome) throws -> Bool)] = [
      ("headers without end", Self.sendsEndlessHeaders), ("slow headers", Self.isSlow("GET / HT")),
      ("a slow body", Self.hasSlowBody), ("a body of 1 GB", Self.sendsLargeBody),
      ("a slow reader", Self.readsNothing), ("idle connections", Self.isIdle),
    ]
    let ended = Mutex<[String: (Duration, Bool)]>([:])
    let started = ContinuousClock.now
    let group = DispatchGroup()
    for (name, deed) in deeds {
      group.enter()
      let thread = Thread {
        let isRight = (try? deed(served)) ?? false
        ended.withLock { $0[name] = (started.duration(to: .now), isRight) }
        group.leave()
      }
      thread.start()
    }
    var most = before
    while group.wait(timeout: .now() + 0.1) == .timedOut {
      #expect(try served.request("GET /v1/status").status == 200)
      most = max(most, Self.memory(of: process))
    }
    for (name, _) in deeds {
      let (time, isRight) = try #require(ended.withLock { $0[name] })
      #expect(time < .seconds(60) && isRight, "\(name): \(time)")
    }
    #expect(most - before < 10_000, "\(most - before) KB")
  }

  private static func sendsEndlessHeaders(to served: ServedHome) throws -> Bool {
    let wire = try HTTPWire(port: served.port)
    wire.send("GET / HTTP/1.1\r\n")
    for _ in 0..<1_000_000 {
      guard wire.send("X-Name: \(String(repeating: "x", count: 1000))\r\n") else { return true }
    }
    return false
  }

  private static func isSlow(_ beginning: String) -> @Sendable (ServedHome) throws -> Bool {
    { served in
      let wire = try HTTPWire(port: served.port)
      wire.send(beginning)
      return goesOnSlowly(wire)
    }
  }

  private static func hasSlowBody(_ served: ServedHome) throws -> Bool {
    let wire = try HTTPWire(port: served.port)
    wire.send(head("POST /v1/understand", served, "Content-Length: 1000"))
    return goesOnSlowly(wire)
  }

  /// Adds something now and then, until that is answered as too slow.
  private static func goesOnSlowly(_ wire: HTTPWire) -> Bool {
    while wire.send(" ") {
      let answer = HTTPExchange(wire.receive(within: 0.3))
      if answer.status != 0 { return answer.status == 408 }
    }
    return true
  }

  private static func sendsLargeBody(to served: ServedHome) throws -> Bool {
    let wire = try HTTPWire(port: served.port)
    wire.send(head("POST /v1/understand", served, "Content-Length: \(1 << 30)"))
    let piece = String(repeating: " ", count: 1 << 16)
    for _ in 0..<(1 << 14) {
      guard wire.send(piece) else { return true }
    }
    return false
  }

  private static func readsNothing(of served: ServedHome) throws -> Bool {
    let wire = try HTTPWire(port: served.port)
    let head = head("GET /openapi.json", served, "Accept: */*")
    for _ in 0..<100_000 {
      guard wire.send(head) else { return true }
    }
    return false
  }

  private static func isIdle(at served: ServedHome) throws -> Bool {
    let wires = try (0..<300).map { _ in try HTTPWire(port: served.port) }
    return wires.allSatisfy { $0.receive(within: 15).isEmpty && $0.isEnded }
  }

  private static func head(_ line: String, _ served: ServedHome, _ header: String) -> String {
    "\(line) HTTP/1.1\r\nHost: 127.0.0.1:\(served.port)\r\nCookie: \(served.cookie)\r\n"
      + "Content-Type: application/json\r\n\(header)\r\n\r\n"
  }

  /// What a process holds, in KB.
  private static func memory(of process: pid_t) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
