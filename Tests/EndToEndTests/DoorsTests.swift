import Foundation
import SottoSocket
import Testing

/// One assistant has many doors: who serves beside it goes on where it ends.
@Suite struct DoorsTests {
  @Test func `who comes second serves the first, and takes its place when that ends`() throws {
    let home = try TestHome()
    #expect(try home.say("what's the weather").status == 2)
    let first = try #require(try home.answeringIdentifier())
    let door = try ServedHome(home)
    #expect(try home.answeringIdentifier() == first)
    #expect(try door.say("what's the weather", in: "one").status == 200)

    #expect(try home.sotto("quit").status == 0)
    #expect(try door.say("what's the weather", in: "one").status == 200)
    #expect(try home.answeringIdentifier() == door.identifier)
  }

  @Test func `two serve at ports of their own, and one goes on when the other is killed`() throws {
    let home = try TestHome()
    let one = try ServedHome(home)
    let other = try ServedHome(home)
    #expect(one.port != other.port && one.key == other.key)
    #expect(try home.answeringIdentifier() == one.identifier)
    for door in [one, other] { #expect(try door.request("GET /v1/status").status == 200) }
    kill(one.identifier, SIGKILL)
    wait { !Processes.isRunning(one.identifier) }
    #expect(try other.request("GET /v1/status").status == 200)
    #expect(try home.answeringIdentifier() == other.identifier)
  }

  @Test func `a port that is taken is said by name`() throws {
    let home = try TestHome()
    let served = try ServedHome(home)
    let other = try home.sotto("serve", "--http", "\(served.port)")
    #expect(other.status == 1)
    #expect(
      other.error.contains(
        "127.0.0.1:\(served.port) is taken by sotto serve, process \(served.identifier)."),
      "\(other)")
  }

  @Test func `options that wait for their turn are named`() throws {
    let home = try TestHome()
    try home.serve()
    let options = ["serve", "--idle", "5", "--request-limit", "3", "--http", "127.0.0.1:0"]
    let process = Process()
    process.executableURL = Command.sotto
    process.arguments = options
    process.environment = home.environment
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    var said = ""
    while !said.hasSuffix("\n") {
      let more = errors.fileHandleForReading.availableData
      try #require(!more.isEmpty)
      said += String(decoding: more, as: UTF8.self)
    }
    #expect(
      said.contains(
        "Your --request-limit, --idle will count from then on. “sotto quit” ends the other"),
      "\(said)")
    process.terminate()
    process.waitUntilExit()
  }

  @Test func `an assistant that never answers is told in the time that was given`() throws {
    let home = try TestHome()
    let folder = home.folder.appending(path: "run")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let silent = try UnixSocket.listen(at: folder.appending(path: "assistant.socket").path)
    defer { close(silent) }
    let answer = try home.say("what's the weather", options: ["--timeout", "0.5"])
    #expect(answer.status == 3)
    #expect(answer.error.contains("has not answered for 0.5 s."), "\(answer)")
  }

  @Test func `a bookmark of the page survives a restart, until the key is renewed`() throws {
    let home = try TestHome()
    let first = try ServedHome(home)
    #expect(try home.sotto("quit").status == 0)
    let next = try ServedHome(home, ["--http", "127.0.0.1:\(first.port)"])
    let bookmark = ["Cookie": first.cookie]
    #expect(try next.request("GET /v1/status", headers: bookmark).status == 200)
    #expect(try home.sotto("tokens", "key").output == "\(first.key)\n")
    let key = try home.sotto("tokens", "key", "--renew").output.trimmingCharacters(in: .newlines)
    #expect(key != first.key)
    #expect(try next.request("GET /v1/status", headers: bookmark).status == 401)
    #expect(try HTTPExchange(port: next.port, "GET /?key=\(first.key)").status == 401)
    #expect(try HTTPExchange(port: next.port, "GET /?key=\(key)").status == 303)
  }

  @Test(.enabled(if: getuid() == 0, "only root can be another user"))
  func `another user of the machine stays out, even with the cookie`() throws {
    let served = try ServedHome(TestHome())
    let request = """
      exec 3<>/dev/tcp/127.0.0.1/\(served.port)
      printf 'GET /v1/status HTTP/1.1\\r\\nHost: 127.0.0.1:\(served.port)\\r\\nCookie: \(served.cookie)\\r\\n\\r\\n' >&3
      head -n 1 <&3
      """
    let others = try Command.output(
      of: ["setpriv", "--reuid", "65534", "--clear-groups", "bash", "-c", request])
    #expect(others.contains("401"), "\(others)")
    let own = try Command.output(of: ["bash", "-c", request])
    #expect(own.contains("200"), "\(own)")
  }
}
