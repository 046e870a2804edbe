import Intents
import SottoWire

/// What one side of a connection answers and listens to.
package struct CallHandlers: Sendable {
  private var calls: [String: @Sendable (PlainValue) async throws -> PlainValue] = [:]
  private var events: [String: @Sendable (PlainValue) throws -> Void] = [:]

  package init() {}

  /// Answers a call; what the handler throws becomes the call's failure.
  package mutating func on<Call: WireCall>(
    _ type: Call.Type, _ handler: @escaping @Sendable (Call) async throws -> Call.Answer
  ) {
    calls[Call.name] = { try PlainEncoder.plain(of: await handler(Envelope.body(of: $0))) }
  }

  /// Hears an event; what a connection brings is heard in order, so what takes long goes on beside.
  package mutating func on<Event: WireEvent>(
    event type: Event.Type, _ handler: @escaping @Sendable (Event) -> Void
  ) {
    events[Event.name] = { handler(try Envelope.body(of: $0)) }
  }

  /// Does something before and after each of these calls and events; the answer goes out last.
  package func bracketed(
    before: @escaping @Sendable () -> Void, after: @escaping @Sendable () -> Void
  ) -> CallHandlers {
    var bracketed = self
    bracketed.calls = calls.mapValues { call in
      { body in
        before()
        defer { after() }
        return try await call(body)
      }
    }
    bracketed.events = events.mapValues { event in
      { body in
        before()
        defer { after() }
        try event(body)
      }
    }
    return bracketed
  }

  func answer(_ name: String, _ body: PlainValue) async throws -> PlainValue {
    guard let handler = calls[name] else {
      throw CallFailure(.unknownCall, "There is no call named “\(name)”.")
    }
    return try await handler(body)
  }

  func hear(_ name: String, _ body: PlainValue) throws {
    try events[name]?(body)
  }
}
