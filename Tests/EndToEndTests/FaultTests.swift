import Foundation
import Synchronization
import Testing

/// Whatever an app does wrong, the person hears one honest sentence in time, and the next request
/// works.
@Suite(.ownThread, .serialized) struct FaultTests {
  struct Row: Decodable, CustomTestStringConvertible, Sendable {
    var say: String
    var answers: [String]?
    var reply: String
    var exit: Int32
    /// What the developer is told, by its member; a part of it.
    var problem: [String: String]?
    var testDescription: String { ([say] + (answers ?? [])).joined(separator: " / ") }
  }

  struct Reply: Decodable {
    var text: String
    var milliseconds: Double
    var problem: Problem?
    var steps: [Step]

    struct Step: Decodable {
      var name: String
      var milliseconds: Double
      var intent: String?
      var parameter: String?
      var status: String?
      var values: [String]?
    }

    struct Problem: Decodable {
      var kind: String
      var message: String
      var method: String?
      var `class`: String?
      var exit: String?
      var log: String?
      var calls: [String]?
      var lines: [String]?

      subscript(member: String) -> String? {
        switch member {
        case "kind": kind
        case "message": message
        case "method": method
        case "class": `class`
        case "exit": exit
        case "calls": calls?.joined(separator: ", ")
        case "lines": lines?.joined(separator: ", ")
        default: log
        }
      }
    }

    init(lastOf command: Command) throws {
      let line = command.output.split(separator: "\n").last ?? ""
      self = try JSONDecoder().decode(Self.self, from: Data(line.utf8))
    }
  }

  private static let home = Result {
    let home = try TestHome()
    try home.serve(["--request-limit", "8"])
    try home.installFaulty()
    return home
  }

  @Test(arguments: Cases.read("faults", as: Row.self))
  func `a fault is told and leaves no trace`(row: Row) throws {
    let home = try Self.home.get()
    let answer = try home.say(row.say, answers: row.answers ?? [], options: ["--json"])
    let reply = try Reply(lastOf: answer)
    #expect(reply.text.contains(row.reply), "\(answer.error)")
    #expect(answer.status == row.exit)
    for (member, part) in row.problem ?? [:] {
      #expect(reply.problem?[member]?.contains(part) == true, "\(member) in \(answer.output)")
    }
    #expect((reply.problem == nil) == (row.problem == nil), "\(answer.output)")
    let next = try home.say("play kaput fine in faulty")
    #expect(next.output == "Playing First by Nobody in Faulty.\n")
  }

  /// Two that hang wait in one process; the second is not given its whole time twice.
  @Test func `who waits for another's fault waits no longer than once`() throws {
    let home = try TestHome()
    try home.serve(["--request-limit", "10"])
    try home.installFaulty()
    _ = try home.say("play kaput fine in faulty")
    let replies = Mutex<[Reply]>([])
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      let answer = try? home.sotto(
        "say", "--json", "--conversation", "\(number)", "play kaput hang in faulty")
      if let reply = try? answer.map(Reply.init(lastOf:)) { replies.withLock { $0.append(reply) } }
    }
    for reply in replies.withLock(\.self) { #expect(reply.milliseconds < 20_000, "\(reply)") }
    #expect(replies.withLock(\.count) == 2)
  }

  /// The person hears a sentence; the developer finds bundle, method, class and intent.
  @Test(arguments: [("no handler", "returned nil"), ("wrong handler", "an object of ")])
  func `a wrong handler is named`(_ name: String, _ found: String) throws {
    let home = try Self.home.get()
    let answer = try home.sotto("say", "--json", "play kaput \(name) in faulty")
    for part in [
      found, "app.sotto.Faulty.Intents", "IntentHandler.handler(for:)",
      "INPlayMediaIntentHandling",
    ] {
      #expect(answer.output.contains(part), "\(answer.output)")
    }
  }

  @Test func `a principal class that is not there is named`() throws {
    let home = try TestHome()
    let bundle = try home.bundle("Faulty")
    let list = bundle.appending(path: "PlugIns/FaultyIntents.appex/Info.plist")
    let text = try String(contentsOf: list, encoding: .utf8)
    try text.replacing(".IntentHandler", with: ".Handler").write(
      to: list, atomically: true, encoding: .utf8)
    #expect(try home.sotto("apps", "install", bundle.path, "--allow").status == 0)
    let answer = try home.say("play kaput fine in faulty", options: ["--json"])
    let reply = try Reply(lastOf: answer)
    #expect(answer.status == 5)
    #expect(reply.text == "Faulty couldn't be started: its bundle has a mistake.")
    #expect(reply.problem?.kind == "notStarted")
    #expect(
      reply.problem?.message.contains(
        "There is no class FaultyIntents.Handler in this executable") == true)
  }

  @Test func `a completion handler called twice is told in the log`() throws {
    let home = try Self.home.get()
    #expect(try home.say("play kaput twice in faulty").status == 0)
    let log = home.folder.appending(path: "logs/app.sotto.Faulty.Intents.log")
    let line = "INPlayMediaIntent.resolveMediaItems called its completion handler more than once"
    wait { text(of: log).contains(line) }
    #expect(text(of: log).contains(line))
  }

  private func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// Though a warm process is asked all at once, each step has its own time.
  @Test func `a slow method is billed to its own step`() throws {
    let home = try Self.home.get()
    _ = try home.say("play kaput fine in faulty")
    let reply = try Reply(lastOf: home.say("play kaput slow in faulty", options: ["--json"]))
    let begin = try #require(reply.steps.first { $0.name == "begin" })
    let resolve = try #require(reply.steps.first { $0.parameter == "mediaItems" })
    #expect(resolve.milliseconds >= 390 && begin.milliseconds < resolve.milliseconds)
    #expect(resolve.status == "success" && resolve.values == ["First"])
    #expect(resolve.intent == "INPlayMediaIntent")
  }

  /// Runs after warm-up: what a fault leaves open would add up.
  @Test func `nothing leaks`() throws {
    let home = try Self.home.get()
    func open() throws -> Int {
      let identifier = try #require(home.assistantIdentifier)
      return try #require(Processes.all.first { $0.identifier == identifier }).files.count
    }
    let sentences = ["crash", "gibberish", "giant message", "crashing delegate"].map {
      "play kaput \($0) in faulty"
    }
    for sentence in sentences { _ = try home.say(sentence) }
    let before = try open()
    for _ in 0..<5 { for sentence in sentences { _ = try home.say(sentence) } }
    _ = try home.say("play kaput fine in faulty")
    #expect(try open() <= before + 4)
    #expect(Processes.named("FaultyIntents", of: home).count == 1)
    let zombies = Processes.all.filter { $0.arguments.isEmpty }.filter { process in
      let status = try? String(
        contentsOfFile: "/proc/\(process.identifier)/status", encoding: .utf8)
      return status?.contains("State:\tZ") == true
        && status?.contains("PPid:\t\(home.assistantIdentifier ?? 0)\n") == true
    }
    #expect(zombies.isEmpty)
  }
}
