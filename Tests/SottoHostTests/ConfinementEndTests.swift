import Foundation
import SottoHost
import Testing

/// Runs a real program that starts others, leaves its parents, group and session and ignores signals,
/// under each confinement that works on this machine.
@Suite(.serialized) struct ConfinementEndTests {
  let folders: ConfinementFolders
  /// Locked as long as any of its processes lives: whoever has the descriptor has the lock.
  let lock: String

  init() throws {
    folders = try ConfinementFolders(program: "ConfinementMatrix")
    lock = try folders.folder.file("lock")
  }

  /// Starts the program, waits until what is to remain of it is at work, and ends this process's part
  /// in the lock.
  ///
  /// - Returns: The child, and what is closed when it is to end by itself.
  private static func start(
    _ command: ConfinedCommand, _ choice: ConfinementChoice, lock: String
  ) throws -> (ChildProcess, lifeline: Int32) {
    var ends: [Int32] = [0, 0]
    var lifeline: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0 && pipe(&lifeline) == 0)
    let descriptor = open(lock, O_RDWR | O_CLOEXEC)
    try #require(flock(descriptor, LOCK_EX) == 0)
    var command = command
    command.descriptors = [3: ends[1], 4: descriptor, 5: lifeline[0]]
    let child = try ChildProcess(choice.confinement().confining(command))
    for end in [ends[1], lifeline[0], descriptor] { close(end) }
    var byte: UInt8 = 0
    try #require(read(ends[0], &byte, 1) == 1, "\(command.log)")
    close(ends[0])
    return (child, lifeline[1])
  }

  private func isFree() async throws -> Bool {
    let descriptor = open(lock, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    for _ in 0..<500 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  /// Without the network, and with one.
  private static let networks = [NetworkAccess.none, .outside]

  private func command(_ network: NetworkAccess) -> ConfinedCommand {
    var command = folders.command(["linger"])
    command.network = network
    return command
  }

  @Test(arguments: ConfinementChoice.working, networks)
  func `nothing is left of a program that is ended`(
    choice: ConfinementChoice, network: NetworkAccess
  ) async throws {
    let (child, lifeline) = try Self.start(command(network), choice, lock: lock)
    defer { close(lifeline) }
    let processes = Descendants(of: child.processIdentifier)
    let descriptor = open(lock, O_RDWR | O_CLOEXEC)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) != 0)
    close(descriptor)
    #expect(child.currentExit == nil)
    child.kill()
    #expect(try await isFree())
    _ = await child.exit
    #expect(try await processes.haveEnded())
  }

  @Test(arguments: ConfinementChoice.working, networks)
  func `nothing is left of a program that ends by itself`(
    choice: ConfinementChoice, network: NetworkAccess
  ) async throws {
    let (child, lifeline) = try Self.start(command(network), choice, lock: lock)
    let processes = Descendants(of: child.processIdentifier)
    close(lifeline)
    // Without processes of its own it can leave nobody behind, and stays.
    if choice == .landlock { child.kill() }
    _ = await child.exit
    #expect(try await isFree())
    #expect(try await processes.haveEnded())
  }

  @Test(arguments: ConfinementChoice.working, networks)
  func `nothing is left when the assistant is killed`(
    choice: ConfinementChoice, network: NetworkAccess
  ) async throws {
    let command = command(network)
    let list = "\(folders.folder.path)/processes"
    let given = [
      command.executable, command.readable[0], command.container, lock, list,
      network == .none ? "" : "network",
    ]
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [choice = choice.rawValue as String, given = given as [String]] in
      let command = ConfinedCommand(
        executable: given[0], arguments: ["linger"], environment: ["PROGRAM": given[0]],
        readable: [given[1]], container: given[2],
        network: given[5].isEmpty ? .none : .outside)
      let choice = try #require(ConfinementChoice(rawValue: choice))
      let (child, _) = try ConfinementEndTests.start(command, choice, lock: given[3])
      try #require(child.currentExit == nil)
      try Descendants(of: child.processIdentifier).write(to: given[4])
      kill(getpid(), SIGKILL)
    }
    #expect(try await isFree())
    #expect(try await Descendants(writtenTo: list).haveEnded())
  }
}
