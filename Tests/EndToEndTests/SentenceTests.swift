import Foundation
import Testing

/// Sentences from end to end: the command, the assistant, Melody's extension and app, and mpv.
@Suite(.ownThread, .serialized) struct SentenceTests {
  private static let home = Result {
    let home = try TestHome()
    try home.installMelody()
    return home
  }

  @Test(arguments: Cases.read("sentences", as: SentenceRow.self))
  func `a sentence is carried out`(row: SentenceRow) throws {
    try row.check(in: Self.home.get())
  }

  @Test func `a hundred thousand characters get a clear answer`() throws {
    let home = try Self.home.get()
    let text = String(repeating: "play ", count: 20_000)
    let answer = try home.sotto("say", "-", input: Data(text.utf8))
    #expect(answer.status == 2)
    #expect(answer.output.contains("too long"))
  }

  @Test func `bytes that are no UTF-8 get a clear answer`() throws {
    let home = try Self.home.get()
    let answer = try home.sotto("say", "-", input: Data([0xFF, 0xFE, 0xC0, 0x80, 0x20]))
    #expect(answer.status == 2)
    #expect(!answer.output.isEmpty)
  }

  @Test func `the prompt keeps a conversation`() throws {
    let home = try Self.home.get()
    let lines = "play hello\n2\n:why\n:nothing\nпоставь на паузу\n:quit\n"
    let talk = try home.sotto(input: Data(lines.utf8))
    #expect(talk.status == 0)
    #expect(talk.output.contains("Playing HELLO! by The Paper Lanterns in Melody."))
    #expect(talk.output.contains("resolve: mediaItems: one of 2"))
    #expect(talk.output.contains("said by INPlayMediaIntent.done: Playing {item}"))
    #expect(talk.output.contains("There is no :nothing"))
    #expect(talk.output.contains("Пауза."))
  }

  @Test func `a named conversation keeps its question between commands`() throws {
    let home = try Self.home.get()
    #expect(try home.sotto("say", "play hello", "--conversation", "kitchen").status == 4)
    let answer = try home.sotto("say", "2", "--conversation", "kitchen")
    #expect(answer.output.contains("HELLO!"))
  }

  @Test func `history remembers`() throws {
    let home = try Self.home.get()
    _ = try home.say("Play Skyfall by Adele in Melody")
    let history = try home.sotto("history", "--limit", "1", "--json")
    let row = try JSONSerialization.jsonObject(with: Data(history.output.utf8)) as? [String: Any]
    #expect(row?["text"] as? String == "Play Skyfall by Adele in Melody")
    #expect(row?["intent"] as? String == "INPlayMediaIntent")
    #expect(row?["outcome"] as? String == "done")
  }
}
