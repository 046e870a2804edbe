import Foundation
import Intents
import SottoWire

/// The members of a request's body, each asked for by name and kind.
struct BodyMembers: Sendable {
  let members: [String: PlainValue]

  /// - Throws: `ProblemDetails` where the body is no object of JSON.
  init(_ data: Data) throws(ProblemDetails) {
    let plain: PlainValue
    do throws(JSON.SyntaxError) { plain = try JSON.value(from: data) } catch {
      throw ProblemDetails(.badRequest, "The body is no JSON: \(error).", at: "body")
    }
    guard let members = plain.object else {
      throw ProblemDetails(.badRequest, "The body is no object, as {\"text\": …}.", at: "body")
    }
    self.members = members
  }

  /// Refuses what nobody asks for: a misspelt name would else make no difference.
  func check(only names: [String]) throws(ProblemDetails) {
    for name in members.keys.sorted() where !names.contains(name) {
      throw ProblemDetails(
        .badRequest, "There is no such member. There are \(names.joined(separator: ", ")).",
        at: "body \(name)")
    }
  }

  func text(_ name: String, atMost limit: Int = 10_000) throws(ProblemDetails) -> String? {
    guard let value = present(name) else { return nil }
    guard let text = value.string else { throw refusal(name, "a text") }
    guard text.unicodeScalars.count <= limit else {
      throw ProblemDetails(
        .badRequest, "It has more than \(limit) characters. Make it shorter.", at: "body \(name)")
    }
    return text
  }

  func neededText(_ name: String, atMost limit: Int = 10_000) throws(ProblemDetails) -> String {
    guard let text = try text(name, atMost: limit) else {
      throw ProblemDetails(.badRequest, "It is missing.", at: "body \(name)")
    }
    return text
  }

  func number(_ name: String) throws(ProblemDetails) -> Double? {
    guard let value = present(name) else { return nil }
    guard let number = value.number, number.isFinite else { throw refusal(name, "a number") }
    return number
  }

  func flag(_ name: String) throws(ProblemDetails) -> Bool? {
    guard let value = present(name) else { return nil }
    guard let flag = value.bool else { throw refusal(name, "true or false") }
    return flag
  }

  func texts(_ name: String, atMost count: Int) throws(ProblemDetails) -> [String]? {
    guard let value = present(name) else { return nil }
    guard let list = value.list, list.allSatisfy({ $0.string != nil }), list.count <= count else {
      throw refusal(name, "a list of at most \(count) texts")
    }
    return list.compactMap(\.string)
  }

  func choice(_ name: String, of choices: [String]) throws(ProblemDetails) -> String? {
    guard let text = try text(name) else { return nil }
    guard choices.contains(text) else {
      throw ProblemDetails(
        .badRequest, "“\(text.prefix(60))” is none of \(choices.joined(separator: ", ")).",
        at: "body \(name)")
    }
    return text
  }

  /// A number, a text or a truth value.
  func scalar(_ name: String) throws(ProblemDetails) -> PlainValue? {
    guard let value = present(name) else { return nil }
    guard value.list == nil, value.object == nil else {
      throw refusal(name, "a number, a text, or true or false")
    }
    return value
  }

  private func present(_ name: String) -> PlainValue? {
    members[name].flatMap { $0 == .null ? nil : $0 }
  }

  private func refusal(_ name: String, _ wanted: String) -> ProblemDetails {
    ProblemDetails(.badRequest, "It is not \(wanted).", at: "body \(name)")
  }
}
