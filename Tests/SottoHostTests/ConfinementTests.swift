import Foundation
import SottoHost
import Synchronization
import Testing

/// Runs a real program that tries to get out, under each confinement that works on this machine.
@Suite(.serialized) struct ConfinementTests {
  let folders: ConfinementFolders
  let folder: TemporaryFolder
  let bundle: String
  let container: String
  let group: String

  static let choices = ConfinementChoice.working

  init() throws {
    folders = try ConfinementFolders(program: "ConfinementProbe")
    (folder, bundle) = (folders.folder, folders.bundle)
    (container, group) = (folders.container, folders.group)
    try folder.file("secret", "contents")
  }

  /// What the probe says of each pair of a verb and its object.
  private func probe(
    _ choice: ConfinementChoice, _ attempts: [String], network: NetworkAccess = .none,
    resources: AppResources? = nil, descriptors: [Int32: Int32] = [:]
  ) async throws -> [String] {
    var command = folders.command(attempts)
    command.environment = ["GIVEN": "hello"]
    command.network = network
    command.descriptors = descriptors
    command.resources = resources
    let child = try ChildProcess(choice.confinement().confining(command))
    let exit = await child.exit
    let lines = command.log.split(separator: "\n").map(String.init)
    if attempts.last == "crash" {
      #expect(exit.endingSignal == SIGABRT && exit.isCrash, "\(exit) \(lines)")
    } else {
      #expect(exit == .code(0), "\(lines)")
    }
    return lines.map { String($0.split(separator: ": ", maxSplits: 1).last ?? "") }
  }

  @Test(arguments: choices)
  func `reads its bundle and writes its container and group`(choice: ConfinementChoice) async throws
  {
    let outcomes = try await probe(
      choice,
      [
        "read", "\(bundle)/Info.plist", "write", "\(container)/new", "write", "\(group)/new",
        "read", "/dev/urandom", "read", "/proc/self/maps",
      ])
    #expect(outcomes == ["ok", "ok", "ok", "ok", "ok"])
    #expect(FileManager.default.fileExists(atPath: "\(group)/new"))
  }

  @Test(arguments: choices)
  func `saves, copies and removes as Foundation does`(choice: ConfinementChoice) async throws {
    try folder.file("container/old", "old")
    let outcomes = try await probe(
      choice,
      [
        "save", "\(container)/old", "save", "\(container)/new", "copy", "\(container)/new",
        "copy", "\(bundle)/../container/old", "folders", "\(container)/a/b/c",
        "save", "\(container)/a/b/c/file", "remove", "\(container)/a", "date", "\(container)/old",
      ])
    // No sandbox of the kernel's own tells the program's files from others where that matters.
    let date = choice == .landlock ? "Permission denied" : "ok"
    #expect(outcomes == ["ok", "ok", "ok", "ok", "ok", "ok", "ok", date])
    #expect(try contents(of: "\(container)/old") == "new")
  }

  @Test(arguments: choices)
  func `reads and changes nothing else`(choice: ConfinementChoice) async throws {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let outcomes = try await probe(
      choice,
      [
        "list", home, "read", "/etc/shadow", "read", "/etc/passwd", "read", "\(folder.path)/secret",
        "write", "\(bundle)/Info.plist", "write", "/usr/lib/new", "write", "/etc/new",
        "empty", "\(folder.path)/secret", "read", "/proc/1/environ",
      ])
    let refusals = ["Permission denied", "No such file or directory", "Read-only file system"]
    #expect(outcomes.count == 9)
    // Bubblewrap gives process 1 to itself, in a process list that holds the sandbox only.
    for outcome in outcomes.dropLast(choice == .bubblewrap ? 1 : 0) {
      #expect(refusals.contains(outcome), "\(outcomes)")
    }
    #expect(try contents(of: "\(folder.path)/secret") == "contents")
  }

  @Test(arguments: choices)
  func `signals no other process`(choice: ConfinementChoice) async throws {
    let other = try ChildProcess(
      ChildCommand(executable: "/bin/sleep", arguments: ["1000"], environment: [:]))
    let outcome = try await probe(choice, ["signal", "\(other.processIdentifier)"])
    #expect(["No such process", "Permission denied"].contains(outcome[0]), "\(outcome)")
    other.kill()
    _ = await other.exit
  }

  @Test(arguments: choices)
  func `reaches the network only where it is granted`(choice: ConfinementChoice) async throws {
    let server = try LocalServer()
    let refused = try await probe(choice, ["connect", "\(server.port)"])
    #expect(
      ["Network is unreachable", "Permission denied", "Connection refused"].contains(refused[0]))
    let connect = ["connect", "\(server.port)"]
    let ports = NetworkAccess(localPorts: [server.port])
    if try choice.confinement().sharedNetwork == nil {
      #expect(try await probe(choice, connect, network: .outside) == ["Connection refused"])
      #expect(try await probe(choice, connect, network: ports) == ["ok"])
      let both = NetworkAccess(reachesOutside: true, localPorts: [server.port])
      #expect(try await probe(choice, connect, network: both) == ["ok"])
      let other = NetworkAccess(localPorts: [server.port &+ 1])
      #expect(try await probe(choice, connect, network: other) == ["Connection refused"])
    } else {
      #expect(try await probe(choice, connect, network: .outside) == ["ok"])
      #expect(try await probe(choice, connect, network: ports) != ["ok"], "it would be all of them")
    }
  }

  @Test(arguments: choices)
  func `talks over the descriptor that it is handed`(choice: ConfinementChoice) async throws {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { ends.forEach { close($0) } }
    #expect(write(ends[0], "hello", 5) == 5)
    #expect(try await probe(choice, ["echo", "3"], descriptors: [3: ends[1]]) == ["ok"])
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(ends[0], &bytes, 10) == 5)
    #expect(bytes.starts(with: "hello".utf8))
  }

  /// The kernel forgets what it can read again when memory is short, and with it what was allowed of that.
  @Test(
    .enabled(if: access(memory, W_OK) == 0, "only root makes the kernel forget"),
    arguments: choices)
  func `keeps looking into its own process when memory is short`(choice: ConfinementChoice)
    async throws
  {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let (ours, theirs) = (ends[0], ends[1])
    defer { [ours, theirs].forEach { close($0) } }
    async let outcomes = probe(
      choice, ["read", "/proc/self/stat", "echo", "3", "echo", "3", "read", "/proc/self/stat"],
      descriptors: [3: theirs])
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(write(ours, "hello", 5) == 5)
    #expect(read(ours, &bytes, 10) == 5)
    try "2".write(toFile: Self.memory, atomically: false, encoding: .utf8)
    #expect(write(ours, "hello", 5) == 5)
    #expect(try await outcomes == ["ok", "ok", "ok", "ok"])
  }

  private static let memory = "/proc/sys/vm/drop_caches"

  @Test(arguments: choices)
  func `finds its own home in the environment, and nobody else's`(choice: ConfinementChoice)
    async throws
  {
    let outcomes = try await probe(
      choice,
      ["variable", "HOME", "variable", "GIVEN", "variable", "USER", "variable", "SWIFT_BACKTRACE"])
    #expect(outcomes == [container, "hello", "unset", "enable=no"])
  }

  @Test(arguments: choices)
  func `a program that does not find its libraries runs on those of this process`(
    choice: ConfinementChoice
  ) async throws {
    let program = URL(fileURLWithPath: "\(bundle)/Probe")
    let libraries = try #require(SwiftRuntime(for: program.path).folder)
    var bytes = try Data(contentsOf: program)
    let runPath = try #require(bytes.range(of: Data(libraries.utf8)))
    bytes.replaceSubrange(runPath, with: Data(repeating: UInt8(ascii: "x"), count: runPath.count))
    try bytes.write(to: program)
    #expect(try await probe(choice, ["variable", "LD_LIBRARY_PATH"]) != ["unset"])
  }

  @Test(arguments: choices)
  func `takes no more than a gigabyte, and reaches no socket of this machine`(
    choice: ConfinementChoice
  ) async throws {
    let outcomes = try await probe(
      choice, ["allocate", "500", "allocate", "2000", "socket", "local", "socket", "internet"],
      network: .outside)
    #expect(outcomes == ["ok", "Cannot allocate memory", "Permission denied", "ok"])
  }

  /// A player beside the app has a socket to it and to the sound server.
  @Test(.enabled(if: choices.contains(.bubblewrap), "bubblewrap alone confines apps"))
  func `an app has local sockets and memory, and not the person's home`() async throws {
    let outcomes = try await probe(
      .bubblewrap,
      [
        "socket", "local", "allocate", "2000", "write", "/tmp/new", "list",
        FileManager.default.homeDirectoryForCurrentUser.path,
      ], resources: AppResources(of: [:]))
    #expect(outcomes == ["ok", "ok", "ok", "No such file or directory"])
  }

  @Test(arguments: choices)
  func `outlives the thread that asked for it`(choice: ConfinementChoice) async throws {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { ends.forEach { close($0) } }
    let command = try choice.confinement().confining(
      ConfinedCommand(
        executable: "\(bundle)/Probe", arguments: ["echo", "3", "echo", "3"], readable: [bundle],
        container: container, descriptors: [3: ends[1]]))
    let child = Mutex<ChildProcess?>(nil)
    let thread = Thread { child.withLock { $0 = try? ChildProcess(command) } }
    thread.start()
    var bytes = [UInt8](repeating: 0, count: 10)
    for _ in 0..<2 {
      // The kernel's signal would come with the thread's end, after the first echo at the latest.
      #expect(write(ends[0], "hello", 5) == 5)
      #expect(read(ends[0], &bytes, 10) == 5)
      while !thread.isFinished { try await Task.sleep(for: .milliseconds(1)) }
    }
    #expect(await child.withLock { $0 }?.exit == .code(0))
  }

  @Test(arguments: choices)
  func `a crash inside is told from an exit`(choice: ConfinementChoice) async throws {
    _ = try await probe(choice, ["crash", "crash"])
  }
}
