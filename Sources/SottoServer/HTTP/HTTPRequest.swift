import Foundation

/// A request as it came: its first line, its headers, and its body once that was read.
struct HTTPRequest: Sendable, Equatable {
  var method: String
  /// The parts of the path between its slashes, percent signs resolved; none for “/”.
  var path: [String]
  var query: [String: String]
  /// By names in small letters; of those that came several times, the values with commas between.
  var headers: [String: String]
  var body = Data()
  /// Whether another request may follow on the connection.
  var keepsAlive: Bool

  /// How many bytes of a body follow.
  ///
  /// - Throws: `ProblemDetails` where that is not said, or is too many.
  func bodyLength(atMost limit: Int) throws(ProblemDetails) -> Int {
    if headers["transfer-encoding"] != nil {
      throw ProblemDetails(
        .lengthRequired, "A body in chunks is not taken. Send it whole, with its Content-Length.",
        at: "header Transfer-Encoding")
    }
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw ProblemDetails(
        .badRequest, "“\(text)” is no length in bytes.", at: "header Content-Length")
    }
    guard let length = Int(text), length <= limit else {
      throw ProblemDetails(
        .contentTooLarge, "The body has \(text) bytes; at most \(limit) are taken.",
        at: "header Content-Length")
    }
    return length
  }

  /// Whether the client waits for a word before it sends the body.
  ///
  /// - Throws: `ProblemDetails` where it expects something else.
  func expectsContinue() throws(ProblemDetails) -> Bool {
    guard let expected = headers["expect"] else { return false }
    guard expected.lowercased() == "100-continue" else {
      throw ProblemDetails(
        .expectationFailed, "“\(expected)” is not known; only 100-continue is.", at: "header Expect"
      )
    }
    return true
  }

  /// Whether an answer of this type is wanted by name.
  func accepts(_ type: String) -> Bool {
    (headers["accept"] ?? "").lowercased().split(separator: ",").contains {
      $0.split(separator: ";").first?.trimmingCharacters(in: .whitespaces) == type
    }
  }

  /// The value of a cookie.
  func cookie(_ name: String) -> String? {
    for pair in (headers["cookie"] ?? "").split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name {
        return parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }
}
