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

  /// Shows each call and event before it is taken, and how each call was answered.
  ///
  /// - Parameter call: Takes a call's name and body; what it returns takes the answer.
  package func overheard(
    call:
      @escaping @Sendable (String, PlainValue) -> @Sendable (Result<PlainValue, any Error>) -> Void,
    event: @escaping @Sendable (String, PlainValue) -> Void
  ) -> CallHandlers {
    var overheard = self
    for (name, handler) in calls {
      overheard.calls[name] = { body in
        let answered = call(name, body)
        do {
          let answer = try await handler(body)
          answered(.success(answer))
          return answer
        } catch {
          answered(.failure(error))
          throw error
        }
      }
    }
    for (name, handler) in events {
      overheard.events[name] = { body in
        event(name, body)
        try handler(body)
      }
    }
    return overheard
  }

  /// - Throws: What the handler throws; `CallFailure` where there is none.
  package func answer(_ name: String, _ body: PlainValue) async throws -> PlainValue {
    guard let handler = calls[name] else {
      throw CallFailure(.unknownCall, "There is no call named “\(name)”.")
    }
    return try await handler(body)
  }

  /// - Throws: Where the event cannot be read.
  package func hear(_ name: String, _ body: PlainValue) throws {
    try events[name]?(body)
  }
}
