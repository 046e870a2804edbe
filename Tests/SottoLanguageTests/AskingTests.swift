import Foundation
import Testing

@testable import SottoLanguage

@Suite("What asks for something to be played makes titles of common words") struct AskingTests {
  /// A language that refuses what is about messages, and says what it plays before or after.
  private static func language(asking: String) throws -> URL {
    try Support.folder(of: [
      "language.txt": "name: X\nletters: a-z",
      "lexicon.txt": "[genreNames]\njazz: jazz",
      "patterns.txt": """
      \(asking)
      any = {:word} [{:word} [{:word}]]
      INPlayMediaIntent: play {mediaName} | {mediaName} please hear
      none: {:text} (message|call) [{:text}]
      none: [<any>] weather [<any>]
      none: play (football|cards) {:text}
      """,
      "answers.txt": "",
    ])
  }

  @Test(
    "A refusal that takes the word for playing for any word is no likelier than a title",
    arguments: [
      ("play i sent a message", "i sent a message"), ("play stormy weather", "stormy weather"),
      ("who will call me please hear", "who will call me"),
    ])
  func titles(sentence: String, title: String) throws {
    let folder = try Self.language(asking: "play-first = play\nplay-last = please hear")
    defer { try? FileManager.default.removeItem(at: folder) }
    let reading = try Languages(folder: folder).understand(sentence)[0]
    #expect(reading.intent == "INPlayMediaIntent")
    #expect(reading.parameters["mediaSearch"] == .object(["mediaName": .string(title)]))
    let plain = try Self.language(asking: "")
    defer { try? FileManager.default.removeItem(at: plain) }
    #expect(try Languages(folder: plain).understand(sentence)[0].intent == nil)
  }

  @Test(
    "A refusal that has the word itself, and a sentence that asks for nothing, stay refused",
    arguments: ["play football with me", "i sent a message", "what is the weather"])
  func refusals(sentence: String) throws {
    let folder = try Self.language(asking: "play-first = play\nplay-last = please hear")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Languages(folder: folder).understand(sentence)[0].intent == nil)
  }
}
