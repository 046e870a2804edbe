import Foundation
import Testing

/// What the command line says of itself, of the assistant, and of what it cannot make out.
@Suite(.ownThread) struct CommandTests {
  @Test func `the version is told`() throws {
    let told = try Command(["--version"], environment: ProcessInfo.processInfo.environment)
    #expect(told.status == 0 && told.output.hasPrefix("0.1.0"), "\(told.output)\(told.error)")
  }

  @Test(arguments: [
    (["sya", "hello"], "“sotto sya”. Did you mean “sotto say”?"),
    (["apps", "instal", "x"], "“sotto apps instal”. Did you mean “sotto apps install”?"),
    (["udnerstand"], "Did you mean “sotto understand”?"),
    (["florp"], "There are talk, say, request, understand"),
  ])
  func `an unknown command is named, with the nearest`(command: [String], told: String) throws {
    let refused = try Command(command, environment: ProcessInfo.processInfo.environment)
    #expect(refused.status == 64)
    #expect(refused.error.contains(told), "\(refused.error)")
  }

  @Test(arguments: [["say", "--locale", "xx", "hi"], ["understand", "--locale", "tlh", "hi"]])
  func `a language that is not there is refused`(command: [String]) throws {
    let refused = try Command(command, environment: ProcessInfo.processInfo.environment)
    #expect(refused.status == 64)
    #expect(
      refused.error.contains("--locale is “\(command[2])”; installed are de, en, fr, ja, ko, ru"))
    let served = try Command(
      ["understand", "--locale", "en-GB", "play hello"],
      environment: ProcessInfo.processInfo.environment)
    #expect(served.status == 0, "\(served.error)")
  }

  @Test func `the assistant's state is told, and none is started for that`() throws {
    let home = try TestHome()
    let before = try home.sotto("status")
    #expect(before.status == 1 && before.output.contains("does not run"), "\(before.output)")
    #expect(home.assistantIdentifier == nil)
    try home.installFaulty()
    let during = try home.sotto("status", "--json")
    #expect(during.status == 0)
    for part in [
      "\"apps\":[\"Faulty\"]", "\"process\":\(home.assistantIdentifier ?? 0)", home.folder.path,
    ] {
      #expect(during.output.contains(part), "\(during.output)")
    }
  }

  @Test func `a sandbox that an assistant does not have is told`() throws {
    let home = try TestHome()
    try home.serve(["--sandbox", "none"])
    let list = try home.sotto("apps", "list", "--sandbox", "landlock")
    #expect(list.error.contains("runs already, with the sandbox “none”"), "\(list.error)")
  }

  @Test func `an app's log is printed by its name`() throws {
    let home = try TestHome()
    try home.installFaulty()
    #expect(try home.say("play kaput twice in faulty").status == 0)
    let line = "app.sotto.Faulty.Intents: INPlayMediaIntent.resolveMediaItems called"
    try wait { try home.sotto("logs", "faulty").output.contains(line) }
    #expect(try home.sotto("logs", "faulty").output.contains(line))
    #expect(try home.sotto("logs", "faulty", "--lines", "0").output == "")
    let unknown = try home.sotto("logs", "Nobody")
    #expect(unknown.status == 64 && unknown.error.contains("Installed: Faulty."))
  }

  @Test func `requests are read a line each, with their answers and their time`() throws {
    let home = try TestHome()
    try home.installFaulty()
    let lines = """
      {"text": "play kaput choice in faulty", "answers": ["second"]}
      no request
      {"text": "remind me to call mum tomorrow at 7", "now": "2026-11-21T12:00"}
      """
    let said = try home.sotto("say", "--jsonl", input: Data(lines.utf8))
    let replies = said.output.split(separator: "\n")
    try #require(replies.count == 4, "\(said.output)\(said.error)")
    #expect(replies[0].contains("\"outcome\":\"question\""))
    #expect(replies[1].contains("Playing Second by Nobody"))
    #expect(replies[2].contains("Line 2 is no request"))
    #expect(replies[3].contains("2026-11-22T07:00"))
    #expect(said.status == 1)
    #expect(try home.sotto("say", "--now", "soon", "hello").error.contains("--now is “soon”"))
    #expect(try home.sotto("say").error.contains("Write what to say"))
  }
}
