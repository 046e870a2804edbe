import Foundation
import Testing

/// A process that somebody has stopped (SIGSTOP) neither answers nor ends: the person hears one honest
/// sentence in time, and the next request works.
@Suite(.ownThread, .serialized) struct StoppedTests {
  private static let home = Result {
    let home = try TestHome()
    try home.serve(["--request-limit", "8"])
    try home.installFaulty()
    return home
  }

  private func stop(_ name: String, of home: TestHome) throws {
    let processes = Processes.named(name, of: home)
    try #require(!processes.isEmpty)
    for process in processes { kill(process.identifier, SIGSTOP) }
  }

  @Test(arguments: [
    ("FaultyIntents", "play kaput fine in faulty"), ("Faulty", "play kaput own app in faulty"),
  ])
  func `an app's process is given up in time`(name: String, sentence: String) throws {
    let home = try Self.home.get()
    #expect(try home.say(sentence).status == 0)
    try stop(name, of: home)
    let answer = try home.say(sentence)
    #expect(answer.output.contains("took too long"), "\(answer.output)\(answer.error)")
    #expect(answer.status == 5)
    #expect(try home.say(sentence).output == "Playing First by Nobody in Faulty.\n")
  }

  @Test func `a stopped app is removed all the same`() throws {
    let home = try TestHome()
    try home.installFaulty()
    #expect(try home.say("play kaput own app in faulty").status == 0)
    for name in ["Faulty", "FaultyIntents"] { try stop(name, of: home) }
    let removed = try home.sotto("apps", "remove", "Faulty", "--erase")
    #expect(removed.status == 0, "\(removed.error)")
    #expect(Processes.named("Faulty", of: home).isEmpty)
  }

  @Test(arguments: [
    ["say", "what's the weather"], ["apps", "list"], ["apps", "deny", "Faulty"], ["history"],
  ])
  func `a stopped assistant is told`(command: [String]) throws {
    let home = try Self.home.get()
    let assistant = try #require(home.assistantIdentifier)
    kill(assistant, SIGSTOP)
    defer { kill(assistant, SIGCONT) }
    let answer = try Command(command, environment: home.environment, limit: 30)
    #expect(answer.status == (command[0] == "say" ? 3 : 1))
    #expect(
      answer.error.contains(
        "The assistant (process \(assistant)) is stopped, so nothing is answered. Let it go on with "
          + "“kill -CONT \(assistant)”, or end it with “sotto quit”."), "\(answer.error)")
    #expect(answer.error.split(separator: "\n").count == 1)
  }

  @Test func `an answer that does not come in time is told`() throws {
    let home = try Self.home.get()
    let answer = try home.say("play kaput hang in faulty", options: ["--timeout", "0.5"])
    #expect(answer.status == 3)
    #expect(answer.error.contains("has not answered for 0.5 s."), "\(answer.error)")
  }

  @Test(arguments: ["0", "-1", "nan", "1e9"])
  func `a time that is none is refused`(timeout: String) throws {
    let answer = try Self.home.get().sotto("say", "--timeout=\(timeout)", "hello")
    #expect(answer.status == 64, "\(answer.error)")
  }

  @Test func `a stopped assistant can be ended`() throws {
    let home = try TestHome()
    #expect(try home.say("what's the weather").status == 2)
    let assistant = try #require(home.assistantIdentifier)
    kill(assistant, SIGSTOP)
    #expect(try home.sotto("quit").status == 0)
    #expect(!Processes.isRunning(assistant))
    #expect(try home.say("what's the weather").status == 2)
  }

  @Test func `a stopped player is replaced`() throws {
    let home = try TestHome()
    try home.installMelody()
    #expect(try home.say("play skyfall by adele").status == 0)
    let player = try #require(Processes.named("mpv", of: home).first)
    kill(player.identifier, SIGSTOP)
    let next = try home.say("play take five")
    #expect(next.output.hasPrefix("Playing Take Five"), "\(next.error)")
    var files: [String] = []
    wait {
      files = Processes.named("mpv", of: home).flatMap(\.files)
      return files.contains { $0.contains("Take Five") }
    }
    #expect(files.contains { $0.contains("Take Five") })
    #expect(!Processes.isRunning(player.identifier))
  }
}
