import Foundation

extension HTTPRequest {
  /// Reads a request's head: its first line and headers, without the empty line that ends them.
  ///
  /// What two readers could take for different things is refused rather than guessed at: bare line
  /// feeds, folded headers, spaces before a colon, a header twice that must be there once.
  ///
  /// - Throws: `ProblemDetails`, with what is wrong and where.
  init(head: some BidirectionalCollection<UInt8>, limits: HTTPLimits) throws(ProblemDetails) {
    let lines = try Self.lines(of: head)
    let (method, target, isFirst) = try Self.firstLine(lines[0], limits)
    self.method = method
    (path, query) = try Self.parts(of: target)
    headers = try Self.headers(lines.dropFirst(), limits)
    guard headers["host"] != nil else {
      throw ProblemDetails(.badRequest, "There is no Host.", at: "header Host")
    }
    let connection = (headers["connection"] ?? "").lowercased()
    keepsAlive = isFirst && !connection.contains("close")
  }

  private static func lines(
    of head: some BidirectionalCollection<UInt8>
  ) throws(ProblemDetails) -> [String] {
    var lines: [String] = []
    let parts = head.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      let isLast = place == parts.count - 1
      let line = isLast ? part : part.dropLast()
      guard isLast || part.last == 0x0D, !line.contains(0x0D) else {
        throw ProblemDetails(.badRequest, "A line of the head does not end with CR and LF.")
      }
      guard let text = String(validating: line, as: UTF8.self) else {
        throw ProblemDetails(.badRequest, "The head is no text in UTF-8.")
      }
      lines.append(text)
    }
    return lines
  }

  /// - Returns: The method, the target, and whether connections of the version stay open.
  private static func firstLine(
    _ line: String, _ limits: HTTPLimits
  ) throws(ProblemDetails) -> (String, Substring, Bool) {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.allSatisfy(\.isToken), !parts[0].isEmpty else {
      throw ProblemDetails(
        .badRequest, "The first line is no “METHOD /path HTTP/1.1”.", at: "first line")
    }
    guard parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else {
      guard parts[2].hasPrefix("HTTP/") else {
        throw ProblemDetails(
          .badRequest, "The first line does not end with HTTP/1.1.", at: "first line")
      }
      throw ProblemDetails(
        .versionNotSupported, "“\(parts[2])” is not served. Use HTTP/1.1.", at: "first line")
    }
    guard parts[1].utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw ProblemDetails(
        .badRequest, "What is no ASCII in the path must be written with percent signs.",
        at: "first line")
    }
    guard parts[1].utf8.count <= limits.target else {
      throw ProblemDetails(
        .uriTooLong,
        "The path and its query have \(parts[1].utf8.count) bytes; at most \(limits.target) are taken.",
        at: "first line")
    }
    return (String(parts[0]), parts[1], parts[2] == "HTTP/1.1")
  }

  private static func parts(
    of target: Substring
  ) throws(ProblemDetails) -> ([String], [String: String]) {
    guard target.hasPrefix("/") else {
      throw ProblemDetails(.badRequest, "The path does not begin with “/”.", at: "first line")
    }
    let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path: [String] = []
    for part in halves[0].split(separator: "/", omittingEmptySubsequences: true) {
      guard let part = part.removingPercentEncoding, !part.contains("\0") else {
        throw ProblemDetails(
          .badRequest, "A percent sign in the path is followed by what is no UTF-8.",
          at: "first line")
      }
      path.append(part)
    }
    var query: [String: String] = [:]
    for pair in halves.dropFirst().first?.split(separator: "&") ?? [] {
      let sides = pair.replacing("+", with: " ").split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = sides[0].removingPercentEncoding,
        let value = sides.count > 1 ? sides[1].removingPercentEncoding : ""
      else {
        throw ProblemDetails(
          .badRequest, "A percent sign in the query is followed by what is no UTF-8.",
          at: "first line")
      }
      guard query.updateValue(value, forKey: name) == nil else {
        throw ProblemDetails(.badRequest, "“\(name)” is there twice.", at: "query \(name)")
      }
    }
    return (path, query)
  }

  private static func headers(
    _ lines: ArraySlice<String>, _ limits: HTTPLimits
  ) throws(ProblemDetails) -> [String: String] {
    guard lines.count <= limits.headers else {
      throw ProblemDetails(
        .headerFieldsTooLarge,
        "There are \(lines.count) headers; at most \(limits.headers) are taken.")
    }
    var headers: [String: String] = [:]
    for line in lines {
      let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, !halves[0].isEmpty, halves[0].utf8.allSatisfy(\.isToken) else {
        throw ProblemDetails(.badRequest, "“\(line.prefix(60))” is no header.", at: "headers")
      }
      let name = halves[0].lowercased()
      let value = halves[1].trimmingCharacters(in: .init(charactersIn: " \t"))
      guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
        throw ProblemDetails(
          .badRequest, "There is a control character in it.", at: "header \(halves[0])")
      }
      if let known = headers[name] {
        guard !Self.single.contains(name) else {
          throw ProblemDetails(.badRequest, "It is there twice.", at: "header \(halves[0])")
        }
        headers[name] = "\(known)\(name == "cookie" ? ";" : ",") \(value)"
      } else {
        headers[name] = value
      }
    }
    return headers
  }

  /// What must not be said twice: the second might be for somebody else's reading.
  private static let single: Set = [
    "host", "content-length", "transfer-encoding", "content-type", "origin", "authorization",
    "expect",
  ]
}

extension UInt8 {
  /// Whether it may stand in a method or in a header's name (RFC 9110).
  fileprivate var isToken: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}
