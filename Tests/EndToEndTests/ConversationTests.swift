import Foundation
import SottoHost
import SottoLanguage
import SottoStore
import SottoWire
import Testing

/// How many conversations an assistant keeps, which is in this process.
@Suite(.ownThread) struct ConversationTests {
  @Test func `the one that was silent for longest makes room`() async throws {
    let home = try TestHome()
    try home.installListable()
    try home.sotto("quit")
    let folder = try SottoHome(environment: ["SOTTO_HOME": home.folder.path])
    var settings = AssistantSettings()
    (settings.requestLimit, settings.conversations) = (.seconds(600), 2)
    let assistant = try Assistant(
      home: folder, store: Store(path: folder.database), languages: .installed(),
      settings: settings)
    func say(_ text: String, in conversation: String) async throws -> Reply {
      try await assistant.say(ClientCalls.Say(text: text, conversation: conversation))
    }
    // Each waits for an answer, which only a conversation that is kept understands.
    for name in ["b", "a"] {
      #expect(try await say("add tea to the \(name) list", in: name).outcome == .question)
    }
    #expect(try await say("pause", in: "c").outcome == .failed)
    #expect(try await say("yes", in: "a").text.contains("Added to “a”"))
    #expect(try await !say("yes", in: "b").text.contains("Added"), "it was the oldest")
    await assistant.stop()
  }

  /// What was heard is no sentence, so that all that can be said of it is what to say instead.
  @Test func `no example is given twice in a row`() async throws {
    let home = try TestHome()
    try home.installListable()
    try home.sotto("quit")
    let folder = try SottoHome(environment: ["SOTTO_HOME": home.folder.path])
    let languages = try Languages.installed()
    let assistant = try Assistant(
      home: folder, store: Store(path: folder.database), languages: languages,
      settings: AssistantSettings())
    for code in languages.codes {
      var answers: [String] = []
      for _ in 0..<4 {
        answers.append(
          try await assistant.say(ClientCalls.Say(text: "?!", locale: code, conversation: code))
            .text)
      }
      #expect(zip(answers, answers.dropFirst()).allSatisfy { $0 != $1 }, "\(code): \(answers)")
      #expect(Set(answers).count > 1, "\(code): \(answers)")
    }
    await assistant.stop()
  }
}
