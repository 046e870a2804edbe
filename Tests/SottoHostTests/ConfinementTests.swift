import Foundation
import SottoHost
import Synchronization
import Testing

/// Runs a real program that tries to get out, under each confinement that works on this machine.
@Suite(.serialized) struct ConfinementTests {
  let folder: TemporaryFolder
  let bundle: String
  let container: String
  let group: String

  static let choices: [ConfinementChoice] = [.bubblewrap, .landlock].filter { choice in
    do {
      _ = try choice.confinement()
      return true
    } catch {
      print("Skipped here: tests of \(choice.rawValue). \(error)")
      return false
    }
  }

  init() throws {
    folder = try TemporaryFolder()
    bundle = try folder.folder("Probe.appex")
    container = try folder.folder("container")
    group = try folder.folder("group")
    // By another process: a program that this one has open for writing, or a child begun meanwhile,
    // cannot be started.
    try Process.run(
      URL(fileURLWithPath: "/bin/cp"),
      arguments: ["\(productsFolder)/ConfinementProbe", "\(bundle)/Probe"]
    ).waitUntilExit()
    try folder.file("Probe.appex/Info.plist", "contents")
    try folder.file("secret", "contents")
  }

  /// What the probe says of each pair of a verb and its object.
  private func probe(
    _ choice: ConfinementChoice, _ attempts: [String], network: Bool = false,
    descriptors: [Int32: Int32] = [:]
  ) async throws -> [String] {
    let log = "\(folder.path)/log-\(UUID().uuidString)"
    let command = ConfinedCommand(
      executable: "\(bundle)/Probe", arguments: attempts, environment: ["GIVEN": "hello"],
      readable: [bundle], container: container, writable: [group], allowsNetwork: network,
      descriptors: descriptors, output: .log(path: log))
    let child = try ChildProcess(choice.confinement().confining(command))
    let exit = await child.exit
    let lines = try contents(of: log).split(separator: "\n").map(String.init)
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
    #expect(try await probe(choice, ["connect", "\(server.port)"], network: true) == ["ok"])
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
      network: true)
    #expect(outcomes == ["ok", "Cannot allocate memory", "Permission denied", "ok"])
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
  func `ends with the process that started it`(choice: ConfinementChoice) async throws {
    let lock = try folder.file("lock")
    let folders = [bundle, container]
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [choice = choice.rawValue as String, lock = lock as String, folders = folders as [String]] in
      // Whoever has the descriptor has the lock, so it is free when the last of them has ended.
      let descriptor = open(lock, O_RDWR | O_CLOEXEC)
      try #require(flock(descriptor, LOCK_EX) == 0)
      let confinement = try #require(ConfinementChoice(rawValue: choice)).confinement()
      let command = ConfinedCommand(
        executable: "\(folders[0])/Probe", arguments: ["sleep", "1000"],
        readable: [folders[0]], container: folders[1], descriptors: [3: descriptor])
      let child = try ChildProcess(confinement.confining(command))
      try await Task.sleep(for: .milliseconds(100))
      try #require(child.currentExit == nil)
      kill(getpid(), SIGKILL)
    }
    let descriptor = open(lock, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    var isFree = false
    for _ in 0..<500 where !isFree {
      isFree = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      if !isFree { try await Task.sleep(for: .milliseconds(10)) }
    }
    #expect(isFree)
  }

  @Test(arguments: choices)
  func `a crash inside is told from an exit`(choice: ConfinementChoice) async throws {
    _ = try await probe(choice, ["crash", "crash"])
  }
}

/// A listening port of this machine that nobody answers on, which connecting does not need.
private final class LocalServer {
  let port: UInt16
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
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }
}
