import Foundation
import Intents
import SottoWire

/// Why a request was not carried out, as its answer says it (RFC 9457).
struct ProblemDetails: Error, Sendable, Equatable {
  var status: HTTPStatus
  /// What is wrong and what to do about it: sentences for a person.
  var detail: String
  /// What of the request it is about, as “header Host” or “body text”; `nil` where that is all of it.
  var place: String?
  /// What else a program wants to know, as `Allow`.
  var headers: [String: String] = [:]

  init(
    _ status: HTTPStatus, _ detail: String, at place: String? = nil, headers: [String: String] = [:]
  ) {
    self.status = status
    self.detail = detail
    self.place = place
    self.headers = headers
  }

  var plain: PlainValue {
    var members: [String: PlainValue] = [
      "title": .string(status.phrase), "status": .integer(status.rawValue),
      "detail": .string(detail.shown()),
    ]
    if let place { members["where"] = .string(place) }
    return .object(members)
  }

  var response: HTTPResponse {
    HTTPResponse(
      status, headers: headers.merging(["Content-Type": "application/problem+json"]) { $1 },
      body: JSON.data(of: plain))
  }
}
