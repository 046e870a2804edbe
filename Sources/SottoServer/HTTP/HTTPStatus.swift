/// The statuses that this server answers with.
enum HTTPStatus: Int, Sendable {
  case ok = 200
  case created = 201
  case noContent = 204
  case seeOther = 303
  case badRequest = 400
  case unauthorized = 401
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case conflict = 409
  case lengthRequired = 411
  case contentTooLarge = 413
  case uriTooLong = 414
  case unsupportedMediaType = 415
  case expectationFailed = 417
  case misdirectedRequest = 421
  case tooManyRequests = 429
  case headerFieldsTooLarge = 431
  case internalServerError = 500
  case badGateway = 502
  case serviceUnavailable = 503
  case gatewayTimeout = 504
  case versionNotSupported = 505

  /// The words that go with it.
  var phrase: String {
    switch self {
    case .ok: "OK"
    case .created: "Created"
    case .noContent: "No Content"
    case .seeOther: "See Other"
    case .badRequest: "Bad Request"
    case .unauthorized: "Unauthorized"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .conflict: "Conflict"
    case .lengthRequired: "Length Required"
    case .contentTooLarge: "Content Too Large"
    case .uriTooLong: "URI Too Long"
    case .unsupportedMediaType: "Unsupported Media Type"
    case .expectationFailed: "Expectation Failed"
    case .misdirectedRequest: "Misdirected Request"
    case .tooManyRequests: "Too Many Requests"
    case .headerFieldsTooLarge: "Request Header Fields Too Large"
    case .internalServerError: "Internal Server Error"
    case .badGateway: "Bad Gateway"
    case .serviceUnavailable: "Service Unavailable"
    case .gatewayTimeout: "Gateway Timeout"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}
