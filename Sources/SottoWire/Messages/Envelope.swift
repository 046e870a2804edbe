import Foundation
import Intents

/// One message: who is meant to answer, and what it holds.
///
/// `{"id":7,"call":"resolve","with":{…}}` asks, `{"id":7,"answer":{…}}` or
/// `{"id":7,"failure":{…}}` answers, `{"event":"nowPlaying","with":{…}}` only tells.
package enum Envelope: Sendable, Equatable {
  case call(id: Int, name: String, with: PlainValue)
  case answer(id: Int, PlainValue)
  case failure(id: Int, CallFailure)
  case event(name: String, with: PlainValue)

  /// - Throws: `EncodingError` when the call holds what no message can.
  package init<Call: WireCall>(_ call: Call, id: Int) throws {
    self = .call(id: id, name: Call.name, with: try PlainEncoder.plain(of: call))
  }

  /// - Throws: `EncodingError` when the event holds what no message can.
  package init<Event: WireEvent>(_ event: Event) throws {
    self = .event(name: Event.name, with: try PlainEncoder.plain(of: event))
  }

  /// Reads a frame.
  package init(_ frame: Data) throws(CallFailure) {
    do {
      try self.init(members: JSON.value(from: frame))
    } catch let failure as CallFailure {
      throw failure
    } catch {
      throw CallFailure(.badValue, "A message is no JSON object of Sotto's: \(error)")
    }
  }

  /// - Throws: `PlainDecodingError` or `CallFailure` for what is no message.
  package init(members plain: PlainValue) throws {
    guard plain.object != nil else {
      throw PlainDecodingError(expected: "an object", found: plain)
    }
    let identifier = plain["id"]?.integer
    let body = plain["with"] ?? .null
    switch (identifier, plain["call"]?.string, plain["event"]?.string, plain["failure"]) {
    case (let id?, let name?, nil, nil): self = .call(id: id, name: name, with: body)
    case (let id?, nil, nil, let failure?):
      self = .failure(id: id, try PlainDecoder.value(from: failure))
    case (let id?, nil, nil, nil): self = .answer(id: id, plain["answer"] ?? .null)
    case (nil, nil, let name?, nil): self = .event(name: name, with: body)
    default: throw CallFailure(.badValue, "A message is neither a call, an answer nor an event.")
    }
  }

  /// The frame that carries the message.
  package var frame: Data { JSON.data(of: members) }

  /// The message as the members of one object.
  package var members: PlainValue {
    switch self {
    case .call(let id, let name, let body):
      ["id": .integer(id), "call": .string(name), "with": body]
    case .answer(let id, let answer): ["id": .integer(id), "answer": answer]
    case .failure(let id, let failure):
      [
        "id": .integer(id),
        "failure": ["code": .string(failure.code.rawValue), "message": .string(failure.message)],
      ]
    case .event(let name, let body): ["event": .string(name), "with": body]
    }
  }

  /// What a call, an event or an answer holds, checked where it may come from an app.
  package static func body<Body: Decodable>(
    _ type: Body.Type = Body.self, of plain: PlainValue
  ) throws(CallFailure) -> Body {
    do {
      let body: Body = try PlainDecoder.value(from: plain)
      if let checked = body as? any CheckedMessage { try checked.check() }
      return body
    } catch {
      throw CallFailure(.badValue, "\(Body.self) could not be read: \(error)")
    }
  }
}
