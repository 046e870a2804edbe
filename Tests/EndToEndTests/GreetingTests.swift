import Foundation
import SottoClient
import SottoHost
import SottoLanguage
import SottoSocket
import SottoStore
import SottoWire
import Testing

/// What a person is told who is new here.
@Suite struct GreetingTests {
  /// An assistant in this process, and a front end of it.
  private struct Served {
    let assistant: Assistant
    let server: AssistantServer
    let client: AssistantClient

    init(_ home: TestHome, samples: SampleBundles?) throws {
      let folder = try SottoHome(environment: ["SOTTO_HOME": home.folder.path])
      try folder.prepare()
      var settings = AssistantSettings()
      settings.requestLimit = .seconds(600)
      assistant = try Assistant(
        home: folder, store: Store(path: folder.database), languages: .installed(),
        settings: settings, samples: samples)
      server = AssistantServer(assistant: assistant, settings: settings, onQuit: {})
      let (ours, theirs) = try UnixSocket.pair()
      server.serve(theirs)
      client = AssistantClient(descriptor: ours)
    }

    func greet(_ locale: String = "en", in conversation: String = "a") async throws
      -> ClientCalls.Greet.Answer
    {
      try await client.call(
        ClientCalls.Greet(conversation: conversation, locale: locale), within: nil)
    }

    func say(_ text: String, in conversation: String = "a") async throws -> Reply {
      try await client.call(
        ClientCalls.Say(text: text, conversation: conversation), within: nil)
    }

    func stop() async {
      client.close()
      await assistant.stop()
    }
  }

  private static let samples = SampleBundles(executable: Command.sotto.path)

  @Test func `who has no app is greeted in each language, each time, and asked about the samples`()
    async throws
  {
    let served = try Served(TestHome(), samples: Self.samples)
    let languages = try Languages.installed()
    for code in languages.codes {
      let greeting = try await served.greet(code, in: code)
      let text = try #require(greeting.text)
      #expect(text.hasPrefix(try #require(languages.language(code)).sentence("greeting")))
      let answers = try #require(greeting.question?.answers)
      #expect(answers.count == 2 && greeting.examples.isEmpty, "\(code)")
      let refused = try await served.say(answers[1].sentence, in: code)
      #expect(
        refused.outcome == .cancelled && refused.text.contains("sotto apps install --samples"),
        "\(code): \(refused.text)")
    }
    // What is said was heard since, and there is still no app.
    #expect(try await served.greet(in: "again").text != nil)
    // Nobody has to answer, and whoever needs help has not declined.
    _ = try await served.greet("de", in: "help")
    #expect(
      try await served.say("hilfe", in: "help").text
        == languages.language("de")?.sentence("help.nothing"))
    _ = try await served.greet(in: "other")
    #expect(
      try await served.say("what's the weather", in: "other").text == "I can't help with that.")
    await served.stop()
  }

  @Test func `who asks for something where no app is, is asked about the samples`() async throws {
    let served = try Served(TestHome(), samples: Self.samples)
    let languages = try Languages.installed()
    for (code, text) in [
      ("en", "play hello by adele"), ("de", "setze milch auf die einkaufsliste"),
      ("ru", "включи джаз"), ("fr", "ajoute du lait à la liste de courses"),
    ] {
      let reply = try await served.say(text, in: code)
      #expect(reply.outcome == .question && reply.locale == code, "\(text): \(reply.text)")
      #expect(reply.text == languages.language(code)?.sentence("samples.offer"))
      let refused = try await served.say(
        try #require(reply.question?.answers?[1].sentence), in: code)
      #expect(refused.outcome == .cancelled, "\(refused.text)")
    }
    await served.stop()
  }

  @Test func `hello and thanks leave the question about the samples open`() async throws {
    let served = try Served(TestHome(), samples: Self.samples)
    _ = try await served.greet()
    for text in ["hello", "what time is it", "thanks"] {
      #expect(try await served.say(text).outcome == .done, "\(text)")
    }
    let refused = try await served.say("no")
    #expect(refused.text.contains("sotto apps install --samples"), "\(refused.text)")
    await served.stop()
  }

  @Test func `where no samples have come along nobody is asked about any`() async throws {
    let served = try Served(TestHome(), samples: nil)
    let greeting = try await served.greet()
    #expect(greeting.text?.contains("sotto apps install --samples") == true)
    #expect(greeting.question == nil)
    await served.stop()
  }

  @Test(.timeLimit(.minutes(10)))
  func `yes installs the samples, and who has said something is greeted no more`() async throws {
    let home = try TestHome()
    let served = try Served(home, samples: Self.samples)
    #expect(try await served.greet().question != nil)
    let reply = try await served.say("yes")
    #expect(reply.outcome == .done)
    #expect(
      reply.text.hasPrefix(
        """
        Installed: Hop, Listable, Melody and Reel. Hop may use the network; \
        “sotto apps deny --network "Hop"” takes that back. You could say:\u{20}
        """), "\(reply.text)")
    #expect(try await served.say("make a list called camping").outcome == .done)
    // The names in the libraries are known already.
    let found = try await served.say("play the album 25")
    #expect(found.outcome == .done && found.app == "Melody", "\(found.text)")
    // Whatever is proposed fits what is there.
    let greeting = try await served.greet(in: "b")
    #expect(greeting.text == nil && greeting.question == nil && greeting.examples.count == 3)
    await served.stop()
  }

  @Test func `at a terminal it comes first, and nowhere else`() throws {
    let home = try TestHome()
    let screen = try home.atTerminal("--no-http", typing: ["install them?": "no", "> ": ":quit"])
    #expect(screen.contains("Hello, I'm Sotto."))
    #expect(screen.contains("sotto apps install --samples"))
    home.environment["LC_ALL"] = "tr_TR.UTF-8"
    #expect(
      try home.atTerminal("--no-http", typing: ["> ": ":quit"]).contains("Merhaba, ben Sotto."))
    home.environment["LC_ALL"] = nil
    let piped = try home.sotto(input: Data("help\n".utf8))
    #expect(
      piped.output
        == "No app is installed yet. To install the sample apps: sotto apps install --samples\n")
  }

  @Test func `who has apps and has never said anything is told what can be said`() async throws {
    let home = try TestHome()
    try home.installListable()
    try home.sotto("quit")
    let served = try Served(home, samples: Self.samples)
    let greeting = try await served.greet()
    #expect(greeting.question == nil)
    let text = try #require(greeting.text)
    #expect(text.hasPrefix("Hello, I'm Sotto."))
    #expect(greeting.examples.allSatisfy(text.contains) && !greeting.examples.isEmpty)
    await served.stop()
  }
}
