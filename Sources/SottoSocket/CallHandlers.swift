import Foundation
import SottoWire

/// What one side of a connection answers and listens to.
package struct CallHandlers: Sendable {
  private var calls: [String: @Sendable (Data) async throws -> any Encodable & Sendable] = [:]
  private var events: [String: @Sendable (Data) async throws -> Void] = [:]

  package init() {}

  /// Answers a call; what the handler throws becomes the call's failure.
  package mutating func on<Call: WireCall>(
    _ type: Call.Type, _ handler: @escaping @Sendable (Call) async throws -> Call.Answer
  ) {
    calls[Call.name] = { try await handler(Envelope.body(Call.self, of: $0)) }
  }

  /// Hears an event; events of one connection are heard in order, one at a time.
  package mutating func on<Event: WireEvent>(
    event type: Event.Type, _ handler: @escaping @Sendable (Event) async -> Void
  ) {
    events[Event.name] = { await handler(try Envelope.body(Event.self, of: $0)) }
  }

  /// Does something before and after each of these calls and events; the answer goes out last.
  package func bracketed(
    before: @escaping @Sendable () -> Void, after: @escaping @Sendable () -> Void
  ) -> CallHandlers {
    var bracketed = self
    bracketed.calls = calls.mapValues { call in
      { frame in
        before()
        defer { after() }
        return try await call(frame)
      }
    }
    bracketed.events = events.mapValues { event in
      { frame in
        before()
        defer { after() }
        try await event(frame)
      }
    }
    return bracketed
  }

  func answer(_ name: String, _ frame: Data) async throws -> any Encodable & Sendable {
    guard let handler = calls[name] else {
      throw CallFailure(.unknownCall, "There is no call named “\(name)”.")
    }
    return try await handler(frame)
  }

  func hear(_ name: String, _ frame: Data) async throws {
    try await events[name]?(frame)
  }
}
