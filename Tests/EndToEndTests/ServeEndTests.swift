import Foundation
import RawSockets
import Testing

/// How an assistant that a service manager has started tells how it stands, and how it ends.
@Suite(.ownThread) struct ServeEndTests {
  /// A home with the app that goes wrong, whose assistant tells a socket how it stands.
  private struct Watched {
    let home: TestHome
    let socket: DatagramListener
    let process: Process

    init(_ home: TestHome, _ environment: [String: String] = [:]) throws {
      self.home = home
      socket = try DatagramListener()
      process = Process()
      process.executableURL = Command.sotto
      process.arguments = ["serve"]
      process.environment = home.environment.merging(["NOTIFY_SOCKET": socket.path]) { $1 }
        .merging(environment) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      guard socket.next("READY=1\nSTATUS=Listening at ") != nil else {
        throw TestHome.Failure("The assistant does not say that it is ready.")
      }
    }

    /// Says something beside, and waits until an extension works on it.
    func say(_ sentence: String) throws -> Answer {
      let answer = Answer()
      let thread = Thread { [home] in
        answer.text = (try? home.say(sentence).output) ?? ""
        answer.isThere.signal()
      }
      thread.start()
      wait { !Processes.named("FaultyIntents", of: home).isEmpty }
      return answer
    }
  }

  private final class Answer: @unchecked Sendable {
    // Unchecked: it is read after the signal.
    var text = ""
    let isThere = DispatchSemaphore(value: 0)
  }

  @Test func `a signal lets what is being answered end`() throws {
    let home = try TestHome()
    let watched = try Watched(home)
    try home.installFaulty()
    let answer = try watched.say("play kaput slow in faulty")
    kill(watched.process.processIdentifier, SIGTERM)
    let told = try #require(watched.socket.next("STOPPING=1"))
    let limit = (TestHome.requestLimit + 15) * 1_000_000
    #expect(told.contains("\nEXTEND_TIMEOUT_USEC=\(limit)"), "\(told)")
    #expect(try home.say("what's the weather").status == 2, "the next one is waited for")
    answer.isThere.wait()
    #expect(answer.text == "Playing First by Nobody in Faulty.\n")
    watched.process.waitUntilExit()
    #expect(watched.process.terminationStatus == 0)
    #expect(try home.sotto("history", "--json").output.contains("Playing First"), "it is kept")
  }

  @Test func `a second signal does not wait`() throws {
    let home = try TestHome()
    let watched = try Watched(home)
    try home.installFaulty()
    let answer = try watched.say("play kaput hang in faulty")
    let start = ContinuousClock.now
    kill(watched.process.processIdentifier, SIGTERM)
    #expect(watched.socket.next("STOPPING=1") != nil)
    kill(watched.process.processIdentifier, SIGTERM)
    watched.process.waitUntilExit()
    // Else it would have waited for what hangs.
    #expect(ContinuousClock.now - start < .seconds(TestHome.requestLimit))
    answer.isThere.wait()
  }

  @Test func `it says again and again that all is well, until it does not answer`() throws {
    let watched = try Watched(TestHome(), ["WATCHDOG_USEC": "600000"])
    #expect(watched.socket.next("WATCHDOG=1", within: 10) != nil)
    #expect(watched.socket.next("WATCHDOG=1", within: 10) != nil)
    kill(watched.process.processIdentifier, SIGSTOP)
    // What was sent before is heard first.
    while watched.socket.next("WATCHDOG=1", within: 1) != nil {}
    kill(watched.process.processIdentifier, SIGCONT)
    #expect(watched.socket.next("WATCHDOG=1", within: 10) != nil)
  }

  @Test func `it takes the place of one that a command has started`() throws {
    let home = try TestHome()
    #expect(try home.say("what's the weather").status == 2)
    let first = try #require(home.assistantIdentifier)
    let watched = try Watched(home)
    #expect(!Processes.isRunning(first))
    #expect(try home.say("what's the weather").status == 2)
    #expect(home.assistantIdentifier == watched.process.processIdentifier)
  }

  @Test func `the key of the page is not printed into the journal`() throws {
    let home = try TestHome()
    let file = home.folder.appending(path: "journal")
    try Data().write(to: file)
    var status = stat()
    try #require(stat(file.path, &status) == 0)
    let process = Process()
    process.executableURL = Command.sotto
    process.arguments = ["serve", "--http=127.0.0.1:0"]
    process.environment = home.environment.merging(
      ["JOURNAL_STREAM": "\(status.st_dev):\(status.st_ino)"]) { $1 }
    let output = try FileHandle(forWritingTo: file)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    var said = ""
    wait {
      said = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return said.contains("sotto tokens key")
    }
    let key = try home.sotto("tokens", "key").output.trimmingCharacters(in: .newlines)
    #expect(said.contains("Serving http://127.0.0.1:") && !said.contains(key), "\(said)")
  }
}
