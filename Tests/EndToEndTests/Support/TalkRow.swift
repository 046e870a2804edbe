import Foundation
import Testing

/// A conversation, in which a sentence is about what was said before it.
struct TalkRow: Decodable, CustomTestStringConvertible, Sendable {
  var about: String
  var locale: String
  /// What is said, each with a part of its reply.
  var talk: [[String]]
  /// The exit code of the last command.
  var exit: Int32?
  var testDescription: String { "\(about) (\(locale))" }

  /// Says it all, and looks at each reply.
  func check(in home: TestHome) throws {
    let name = "\(UUID())"
    var status: Int32 = 0
    for line in talk {
      let answer = try home.say(line[0], locale: locale, options: ["--conversation", name])
      status = answer.status
      // Prices have a space that breaks no line.
      let reply = answer.output.replacing("\u{a0}", with: " ")
      #expect(reply.contains(line[1]), "“\(line[0])”: \(reply)\(answer.error)")
    }
    #expect(status == exit ?? 0)
  }
}
