import Foundation
import Intents
import SottoWire

/// A request that was let in, with where it goes and who sent it.
struct Call: Sendable {
  let route: Route
  /// The values of the names in the route's path.
  let parameters: [String: String]
  let credential: Access.Credential
  var request: HTTPRequest

  /// A value of the path.
  func parameter(_ name: String) -> String { parameters[name] ?? "" }

  /// The name of the conversation in the path.
  ///
  /// - Throws: `ProblemDetails` where it is none that a conversation may have.
  var conversation: String {
    get throws(ProblemDetails) {
      try Self.conversation(parameter("conversation"), at: "path conversation")
    }
  }

  static func conversation(_ name: String, at place: String) throws(ProblemDetails) -> String {
    guard (1...64).contains(name.utf8.count),
      name.utf8.allSatisfy({
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || "._-".utf8.contains($0)
      })
    else {
      throw ProblemDetails(
        .badRequest,
        "A conversation's name has 1 to 64 letters, digits, dots, underscores or hyphens.",
        at: place)
    }
    return name
  }

  /// A whole number of the query.
  func number(
    _ name: String, default standard: Int, in range: ClosedRange<Int>
  ) throws(ProblemDetails) -> Int {
    guard let text = request.query[name] else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw ProblemDetails(
        .badRequest, "“\(text)” is no number from \(range.lowerBound) to \(range.upperBound).",
        at: "query \(name)")
    }
    return number
  }

  /// A truth value of the query; false where it is not there.
  func flag(_ name: String) throws(ProblemDetails) -> Bool {
    switch request.query[name] {
    case nil, "false": return false
    case "true": return true
    case let text?:
      throw ProblemDetails(
        .badRequest, "“\(text)” is neither true nor false.", at: "query \(name)")
    }
  }

  /// The body's members.
  ///
  /// - Throws: `ProblemDetails` where it is no object of JSON.
  var body: BodyMembers {
    get throws(ProblemDetails) { try BodyMembers(request.body) }
  }
}
