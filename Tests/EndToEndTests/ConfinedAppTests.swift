import Foundation
import Testing

/// What an app's own process, and whatever it starts, gets hold of: a real one tries.
@Suite(.ownThread, .serialized, .enabled(if: Bubblewrap.works, "bubblewrap alone confines apps"))
struct ConfinedAppTests {
  private static let home = Result { try HomeOfPerson() }
  let home: TestHome
  /// The person's own home folder.
  let person: URL

  init() throws {
    let shared = try Self.home.get()
    (home, person) = (shared.home, shared.person)
  }

  private func attempts(_ lines: String...) throws -> [String] { try home.attempts(lines) }

  private var summary: [String: Any] {
    get throws {
      let list = try home.sotto("apps", "list", "--json").output
      return try #require(
        JSONSerialization.jsonObject(with: Data(list.utf8)) as? [String: Any], "\(list)")
    }
  }

  @Test func `reads and writes its own folders and nobody else's`() throws {
    let bundle = home.folder.appending(path: "apps/app.sotto.Keeper.app").path
    let container = home.folder.appending(path: "containers/app.sotto.Keeper").path
    let outcomes = try attempts(
      "cat '\(person.path)/secret'", "cat '\(home.folder.path)/sotto.sqlite'",
      "cat '\(person.path)/Music/song'", "echo $HOME; cd; pwd; echo kept > kept; cat kept",
      "echo of the group > '\(home.folder.path)/groups/group.app.sotto.Keeper/new'",
      "echo changed >> '\(bundle)/Info.plist'", "echo new > /usr/new", "echo new > /new")
    #expect(
      outcomes.map { $0.split(separator: ": ").last.map(String.init) } == [
        "No such file or directory", "No such file or directory", "No such file or directory",
        container, container, "kept", "Read-only file system", "Read-only file system",
        "Read-only file system",
      ])
    let kept = try String(contentsOfFile: "\(container)/kept", encoding: .utf8)
    #expect(kept == "kept\n")
    #expect(
      FileManager.default.fileExists(
        atPath: home.folder.appending(path: "groups/group.app.sotto.Keeper/new").path))
  }

  @Test func `sees no other process and no variable that is not meant for it`() throws {
    let assistant = try #require(home.assistantIdentifier)
    let outcomes = try attempts(
      "kill -9 \(assistant)", "echo /proc/[0-9]* | wc -w", "echo ${KEEPER_KEY-unset}",
      "echo ${SOTTO_HOME-unset}", "echo $LC_TIME")
    #expect(outcomes.count == 5, "\(outcomes)")
    #expect(outcomes[0].hasSuffix("No such process"))
    // The sandbox's first, the app, and the shells of the script.
    #expect(try #require(Int(outcomes[1])) < 10)
    #expect(outcomes[2...] == ["unset", "unset", "de_DE.UTF-8"])
  }

  @Test func `reaches the network only where it is granted`() throws {
    let server = try ListeningPort()
    let port = "\(server.number)"
    defer {
      _ = try? home.sotto("apps", "deny", "Keeper", "--network", "--local-port", port)
    }
    let connect = "exec 3<>/dev/tcp/127.0.0.1/\(port) && echo connected"
    #expect(try attempts(connect).last?.hasSuffix("connected") == false)
    let allowed = try home.sotto("apps", "allow", "Keeper", "--network")
    #expect(allowed.status == 0 && allowed.output.contains(", network"))
    let isShared = allowed.output.contains("Its network includes every service of this machine: ")
    #expect(isShared == (Bubblewrap.sharedNetwork != nil), "\(allowed.output)")
    #expect(try (attempts(connect) == ["connected"]) == isShared)

    let one = try home.sotto("apps", "allow", "Keeper", "--local-port", port)
    #expect(one.output.contains(", local port \(port)"), "\(one)")
    #expect(try summary["localPorts"] as? [Int] == [Int(server.number)])
    #expect(try attempts(connect) == ["connected"])
    #expect(try home.sotto("apps", "deny", "Keeper", "--network").status == 0)
    #expect(try (attempts(connect) == ["connected"]) == !isShared, "the port alone")
    #expect(try home.sotto("apps", "deny", "Keeper", "--local-port", port).status == 0)
    #expect(try summary["localPorts"] as? [Int] == [])
    #expect(try attempts(connect).last?.hasSuffix("connected") == false)
  }

  @Test(arguments: ["0", "65536", "http"])
  func `what is no port is refused`(_ port: String) throws {
    let refused = try home.sotto("apps", "allow", "Keeper", "--local-port", port)
    #expect(refused.status != 0 && refused.error.contains("is no port"), "\(refused)")
  }

  @Test func `takes all that it has started along`() throws {
    #expect(try attempts("setsid sleep 86399 & disown -a; echo begun") == ["begun"])
    // The shell has forked and goes on; the child becomes `sleep` when it comes to run.
    var sleepers: [Processes] = []
    wait {
      sleepers = Processes.named("sleep", of: home)
      return !sleepers.isEmpty
    }
    #expect(sleepers.count == 1)
    for process in Processes.named("Keeper", of: home) { kill(process.identifier, SIGKILL) }
    wait { !sleepers.contains { Processes.isRunning($0.identifier) } }
    #expect(!sleepers.contains { Processes.isRunning($0.identifier) })
  }

  @Test func `a granted folder is read and not changed, until it is taken back`() throws {
    let folder = person.appending(path: "Records").path
    let tries = [
      "cat '\(folder)/song'", "echo new >> '\(folder)/song'", "cat '\(person.path)/secret'",
    ]
    let allowed = try home.sotto("apps", "allow", "Keeper", "--folder", folder)
    #expect(allowed.output.contains("reads \(folder)"), "\(allowed.error)")
    #expect(try summary["folders"] as? [String] == [folder])
    let outcomes = try attempts(tries[0], tries[1], tries[2])
    #expect(outcomes.first == "do re")
    #expect(outcomes.dropFirst().first?.hasSuffix("Read-only file system") == true)
    #expect(outcomes.last?.hasSuffix("No such file or directory") == true)
    #expect(try home.sotto("apps", "deny", "Keeper", "--folder", folder).status == 0)
    #expect(try summary["folders"] as? [String] == [])
    #expect(try attempts(tries[0]).last?.hasSuffix("No such file or directory") == true)
  }

  @Test func `a folder that is not there, or all of them, is not granted`() throws {
    for folder in ["/nowhere", "/"] {
      #expect(try home.sotto("apps", "allow", "Keeper", "--folder", folder).status != 0)
    }
    #expect(try summary["folders"] as? [String] == [])
  }

  @Test func `unconfined is what a person asks for, and sees`() throws {
    let secret = "cat '\(person.path)/secret'"
    let allowed = try home.sotto("apps", "allow", "Keeper", "--unconfined")
    #expect(allowed.output.contains(", unconfined"))
    #expect(try summary["unconfined"] as? Bool == true)
    #expect(try attempts(secret) == ["of the person"])
    #expect(try home.sotto("apps", "deny", "Keeper", "--unconfined").status == 0)
    #expect(try !home.sotto("apps", "list").output.contains("unconfined"))
    #expect(try attempts(secret).last?.hasSuffix("No such file or directory") == true)
  }
}

/// A port of this machine that connecting to succeeds.
private final class ListeningPort {
  let number: UInt16
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) + listen(descriptor, 4) + getsockname(descriptor, $0, &length)
      }
    }
    try #require(result == 0)
    number = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }
}
