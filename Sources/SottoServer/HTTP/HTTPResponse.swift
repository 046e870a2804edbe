import Foundation
import Intents
import SottoWire

/// What is answered: all of it at once, or a stream of events.
struct HTTPResponse: Sendable {
  enum Body: Sendable {
    case data(Data)
    case events(EventStream)
  }

  var status: HTTPStatus
  var headers: [String: String]
  var body: Body

  init(_ status: HTTPStatus, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = .data(body)
  }

  /// Events, for as long as there are any.
  init(events: EventStream) {
    status = .ok
    headers = ["Content-Type": "text/event-stream"]
    body = .events(events)
  }

  var isStream: Bool {
    if case .events = body { true } else { false }
  }

  /// - Throws: `ProblemDetails` for a value that no JSON holds.
  static func json(_ value: some Encodable, _ status: HTTPStatus = .ok) throws(ProblemDetails)
    -> HTTPResponse
  {
    do {
      return json(plain: try PlainEncoder.plain(of: value), status)
    } catch {
      throw ProblemDetails(.internalServerError, "The answer cannot be written: \(error)")
    }
  }

  static func json(plain: PlainValue, _ status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(
      status, headers: ["Content-Type": "application/json"], body: JSON.data(of: plain))
  }

  /// The first line and the headers, as they go out.
  ///
  /// - Parameter keepsAlive: Whether another request may follow on the connection.
  func head(keepsAlive: Bool) -> Data {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)"]
    var all = Self.always.merging(headers) { $1 }
    switch body {
    case .data(let data):
      if status != .noContent { all["Content-Length"] = "\(data.count)" }
      all["Connection"] = keepsAlive ? "keep-alive" : "close"
    case .events: all["Connection"] = "close"
    }
    lines += all.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// What keeps another page from reading an answer, or from showing this one within itself.
  private static let always = [
    "Cache-Control": "no-store",
    "Content-Security-Policy":
      "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  ]
}
