import Foundation

/// The JSON object around every message: who is meant to answer, and what it is.
///
/// `{"id":7,"call":"resolve","with":{…}}` asks, `{"id":7,"answer":{…}}` or
/// `{"id":7,"failure":{…}}` answers, `{"event":"nowPlaying","with":{…}}` only tells.
package enum Envelope {
  /// What a frame is, read before its body.
  package enum Kind: Sendable, Equatable {
    case call(id: Int, name: String)
    case answer(id: Int)
    case failure(id: Int, CallFailure)
    case event(name: String)
  }

  package static func kind(of frame: Data) throws(CallFailure) -> Kind {
    let header: Header
    do {
      header = try JSONDecoder().decode(Header.self, from: frame)
    } catch {
      throw CallFailure(.badValue, "A message is no JSON object of Sotto's: \(error)")
    }
    switch (header.id, header.call, header.event, header.failure) {
    case (let id?, let name?, nil, nil): return .call(id: id, name: name)
    case (let id?, nil, nil, let failure?): return .failure(id: id, failure)
    case (let id?, nil, nil, nil): return .answer(id: id)
    case (nil, nil, let name?, nil): return .event(name: name)
    default: throw CallFailure(.badValue, "A message is neither a call, an answer nor an event.")
    }
  }

  package static func frame<Call: WireCall>(_ call: Call, id: Int) throws -> Data {
    try encode(CallBody(id: id, call: Call.name, with: call))
  }

  package static func frame<Event: WireEvent>(_ event: Event) throws -> Data {
    try encode(EventBody(event: Event.name, with: event))
  }

  package static func frame(answer: some Encodable, id: Int) throws -> Data {
    try encode(AnswerBody(id: id, answer: answer))
  }

  package static func frame(failure: CallFailure, id: Int) throws -> Data {
    try encode(FailureBody(id: id, failure: failure))
  }

  /// The `with` of a call or an event.
  package static func body<Body: Decodable>(
    _ type: Body.Type, of frame: Data
  ) throws(CallFailure) -> Body {
    do {
      return try JSONDecoder().decode(With<Body>.self, from: frame).with
    } catch {
      throw CallFailure(.badValue, "\(Body.self) could not be read: \(error)")
    }
  }

  package static func answer<Answer: Decodable>(
    _ type: Answer.Type, of frame: Data
  ) throws(CallFailure) -> Answer {
    do {
      return try JSONDecoder().decode(AnswerOnly<Answer>.self, from: frame).answer
    } catch {
      throw CallFailure(.badValue, "The answer could not be read: \(error)")
    }
  }

  private static func encode(_ value: some Encodable) throws -> Data {
    try JSONEncoder().encode(value)
  }

  private struct Header: Decodable {
    var id: Int?
    var call: String?
    var event: String?
    var failure: CallFailure?
  }

  private struct CallBody<Body: Encodable>: Encodable {
    var id: Int
    var call: String
    var with: Body
  }

  private struct EventBody<Body: Encodable>: Encodable {
    var event: String
    var with: Body
  }

  private struct AnswerBody<Answer: Encodable>: Encodable {
    var id: Int
    var answer: Answer
  }

  private struct FailureBody: Encodable {
    var id: Int
    var failure: CallFailure
  }

  private struct With<Body: Decodable>: Decodable { var with: Body }
  private struct AnswerOnly<Answer: Decodable>: Decodable { var answer: Answer }
}
