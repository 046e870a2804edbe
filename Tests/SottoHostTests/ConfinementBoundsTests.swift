import Foundation
import SottoHost
import Testing

/// Runs a real program that takes all it can get or stays after its time, under each confinement that
/// works on this machine.
@Suite(.serialized) struct ConfinementBoundsTests {
  let folders: ConfinementFolders

  init() throws { folders = try ConfinementFolders(program: "ConfinementMatrix") }

  /// Small ones: a test fills no disk.
  private static let bounds: ChildBounds = {
    var bounds = ChildBounds.ofExtension
    (bounds.processes, bounds.threads) = (20, 60)
    (bounds.memory, bounds.space) = (300 << 20, 40 << 20)
    return bounds
  }()

  /// What a program that does one thing is ended for, or where it is kept from it by the kernel, what
  /// it says.
  private func log(of deed: String, _ choice: ConfinementChoice) async throws -> String {
    var command = folders.command([deed])
    command.environment["CONTAINER"] = folders.container
    command.bounds = Self.bounds
    let child = try ChildProcess(choice.confinement().confining(command))
    // It waits when it gets no more.
    while child.currentExit == nil, !command.log.contains("Permission denied") {
      try await Task.sleep(for: .milliseconds(10))
    }
    child.kill()
    _ = await child.exit
    return command.log
  }

  @Test(arguments: ConfinementChoice.working)
  func `who starts too many processes is ended with all of them`(choice: ConfinementChoice)
    async throws
  {
    let log = try await log(of: "processes", choice)
    switch choice {
    case .landlock: #expect(log == "fork: Permission denied\n")
    // Before that the kernel may have refused the 512th, which it does not to root.
    default: #expect(log.hasSuffix("sotto: ended, because it started more than 20 processes\n"))
    }
  }

  @Test(arguments: ConfinementChoice.working)
  func `who starts too many threads is ended`(choice: ConfinementChoice) async throws {
    let log = try await log(of: "threads", choice)
    #expect(log.hasSuffix("sotto: ended, because it started more than 60 threads\n"))
  }

  @Test(arguments: ConfinementChoice.working)
  func `who takes too much memory is ended, also by many processes`(choice: ConfinementChoice)
    async throws
  {
    let log = try await log(of: "memory", choice)
    #expect(
      log.hasPrefix("sotto: ended, because it took ")
        && log.hasSuffix(" MB of memory with all its processes, 300 MB being the most\n"), "\(log)")
  }

  @Test(arguments: ConfinementChoice.working)
  func `who fills the disk is ended, however deep it does`(choice: ConfinementChoice) async throws {
    let log = try await log(of: "files", choice)
    // What there was before does not count: 64 MB may always be added.
    #expect(
      log.hasPrefix("sotto: ended, because the folders that it may write hold ")
        || log.hasPrefix("sotto: ended, because it may write folders that hold more than "),
      "\(log)")
  }

  @Test(arguments: ConfinementChoice.working)
  func `who floods the log fills it no more than a person could read`(choice: ConfinementChoice)
    async throws
  {
    var command = folders.command(["log"])
    command.bounds = Self.bounds
    #expect(try await ChildProcess(choice.confinement().confining(command)).exit == .code(0))
    let log = command.log
    #expect(log.utf8.count < 1_200_000)
    #expect(log.contains(" bytes were dropped here: more than a log takes in a second\n"))
    #expect(log.hasSuffix("\nthe last line, without an end\n"))
    #expect(
      log.hasPrefix("0 \\u{1B}]0;title\\u{7}\\u{1B}[2J \\u{202E}gnp.exe\\u{202C} "),
      "\(log.prefix(80))")
    #expect(!log.unicodeScalars.contains("\u{1B}") && !log.contains("\r"))
  }

  @Test(arguments: ConfinementChoice.working)
  func `whose memory the person limits too much is told so, and else starts`(
    choice: ConfinementChoice
  ) async throws {
    for (limit, exit) in [(10 << 10, ChildExit.code(125)), (500 << 10, .code(0))] {
      let command = folders.command(["nothing"])
      var child = try choice.confinement().confining(command)
      child.arguments =
        ["-c", "ulimit -d \(limit); exec \"$0\" \"$@\"", child.executable] + child.arguments
      child.executable = "/bin/sh"
      #expect(try await ChildProcess(child).exit == exit)
      #expect(
        command.log.contains("the limit on memory (ulimit -d) is 10 MB") == (exit != .code(0)))
    }
  }
}
