/// What is answered at one address, to one method.
struct Route: Sendable {
  typealias Answer = @Sendable (Call) async throws(ProblemDetails) -> HTTPResponse

  let method: String
  /// As the OpenAPI document writes it: `/v1/apps/{app}`.
  let path: String
  /// Whether it takes a body of JSON.
  let takesBody: Bool
  let answer: Answer
  private let parts: [Substring]

  /// - Parameter line: The method and the path.
  init(_ line: String, takesBody: Bool = false, _ answer: @escaping Answer) {
    let halves = line.split(separator: " ", maxSplits: 1)
    method = String(halves[0])
    path = String(halves[1])
    self.takesBody = takesBody
    self.answer = answer
    parts = path.split(separator: "/")
  }

  /// The values of the names in braces, where a path is this one.
  func parameters(in path: [String]) -> [String: String]? {
    guard path.count == parts.count else { return nil }
    var parameters: [String: String] = [:]
    for (part, value) in zip(parts, path) {
      if part.hasPrefix("{") {
        parameters[String(part.dropFirst().dropLast())] = value
      } else if part != value {
        return nil
      }
    }
    return parameters
  }
}
