import Foundation

/// Lets requests in and has them answered.
struct HTTPService: Sendable {
  let access: Access
  let routes: [Route]
  let pages: PageFolder

  /// What is done about a request, before its body is read.
  enum Admission: Sendable {
    case call(Call)
    /// What it gets is known already: a page, or the cookie for a key.
    case answered(HTTPResponse)
  }

  /// - Throws: `ProblemDetails` for whoever may not come in, or wants what is not there.
  func admit(
    _ request: HTTPRequest, _ way: Access.Way
  ) throws(ProblemDetails) -> Admission {
    let origin = try access.check(request, way)
    guard request.path.first == "v1" || hasRoute(for: request) else {
      return .answered(try page(request, way, at: origin))
    }
    let route = try route(for: request)
    let credential = try access.credential(of: request, way)
    if route.takesBody { try checkType(of: request) }
    return .call(
      Call(
        route: route, parameters: route.parameters(in: request.path) ?? [:],
        credential: credential, request: request))
  }

  func answer(_ call: Call) async -> HTTPResponse {
    do throws(ProblemDetails) { return try await call.route.answer(call) } catch {
      return error.response
    }
  }

  private func page(
    _ request: HTTPRequest, _ way: Access.Way, at origin: String
  ) throws(ProblemDetails) -> HTTPResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      throw Self.noMethod(request.method, ["GET", "HEAD"])
    }
    guard let key = request.query["key"] else { return try pages.file(request.path) }
    // The key leaves the address bar, and the history with it.
    return HTTPResponse(
      .seeOther,
      headers: [
        "Location": Self.address(of: request.path),
        "Set-Cookie": try access.cookie(for: key, request, way, at: origin),
      ])
  }

  /// The address of a path of this server. Nothing in it leads to another: what the parts of a path hold may read
  /// as a host where it begins an address.
  static func address(of path: [String]) -> String {
    let parts = path.filter { !$0.isEmpty && $0 != "." && $0 != ".." }
      .compactMap { $0.addingPercentEncoding(withAllowedCharacters: safe) }
    return "/" + parts.joined(separator: "/")
  }

  private static let safe = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  private func hasRoute(for request: HTTPRequest) -> Bool {
    routes.contains { $0.parameters(in: request.path) != nil }
  }

  private func route(for request: HTTPRequest) throws(ProblemDetails) -> Route {
    let here = routes.filter { $0.parameters(in: request.path) != nil }
    guard !here.isEmpty else {
      throw ProblemDetails(
        .notFound,
        "There is no /\(request.path.joined(separator: "/")). What there is, /openapi.json tells.",
        at: "first line")
    }
    let method = request.method == "HEAD" ? "GET" : request.method
    guard let route = here.first(where: { $0.method == method }) else {
      throw Self.noMethod(request.method, here.map(\.method))
    }
    return route
  }

  private static func noMethod(_ method: String, _ methods: [String]) -> ProblemDetails {
    let allowed = methods.joined(separator: ", ")
    return ProblemDetails(
      .methodNotAllowed, "There is no \(method) here. There is \(allowed).", at: "first line",
      headers: ["Allow": allowed])
  }

  private func checkType(of request: HTTPRequest) throws(ProblemDetails) {
    let type = request.headers["content-type"] ?? ""
    let name = type.split(separator: ";").first?.trimmingCharacters(in: .whitespaces).lowercased()
    guard name == "application/json" else {
      throw ProblemDetails(
        .unsupportedMediaType,
        type.isEmpty
          ? "The type of the body is missing. Send application/json."
          : "“\(type)” is not taken. Send application/json.",
        at: "header Content-Type")
    }
  }
}
