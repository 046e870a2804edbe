import FlyingFox
import Foundation
import HopDispatchAPI

/// What a route answers, as HTTP has it.
struct Answer {
  var status: HTTPStatusCode
  var body: Data?
  /// What tells this body from others.
  var tag: String?

  init(_ status: HTTPStatusCode, _ body: Data? = nil, tag: String? = nil) {
    self.status = status
    self.body = body
    self.tag = tag
  }

  /// A value that stands in a success.
  static func value(_ value: some Encodable, _ status: HTTPStatusCode = .ok) throws(Refusal)
    -> Answer
  {
    Answer(status, try data(value))
  }

  static func data(_ value: some Encodable) throws(Refusal) -> Data {
    do { return try DispatchJSON.data(value) } catch {
      throw Refusal(.broken, "An answer cannot be written: \(error)")
    }
  }

  /// A route's answer; what it throws as a status and the reason in JSON.
  static func of(
    _ request: HTTPRequest, _ route: (HTTPRequest) async throws(Refusal) -> Answer
  ) async -> HTTPResponse {
    let answer: Answer
    do throws(Refusal) { answer = try await route(request) } catch {
      answer = Answer(error.reason.status, try? DispatchJSON.data(error))
    }
    var headers: HTTPHeaders = [:]
    if answer.body != nil { headers[.contentType] = "application/json" }
    if let tag = answer.tag { headers[HTTPHeader("ETag")] = tag }
    return HTTPResponse(statusCode: answer.status, headers: headers, body: answer.body ?? Data())
  }
}

extension Refusal.Reason {
  fileprivate var status: HTTPStatusCode {
    switch self {
    case .badRequest: .badRequest
    case .notFound: .notFound
    case .outsideArea, .tooFarAhead, .tooManyPeople:
      HTTPStatusCode(422, phrase: "Unprocessable Content")
    case .rideUnderWay, .wrongPhase: .conflict
    case .broken: .internalServerError
    }
  }
}
