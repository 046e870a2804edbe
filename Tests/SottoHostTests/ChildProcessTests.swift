import Foundation
import SottoHost
import Testing

@Suite struct ChildProcessTests {
  let folder: TemporaryFolder
  let log: String

  init() throws {
    folder = try TemporaryFolder()
    log = "\(folder.path)/log"
  }

  private func shell(_ script: String, descriptors: [Int32: Int32] = [:]) -> ChildCommand {
    ChildCommand(
      executable: "/bin/sh", arguments: ["-c", script], environment: ["GREETING": "hello"],
      directory: folder.path, descriptors: descriptors, output: .log(path: log))
  }

  @Test(arguments: [
    ("exit 0", ChildExit.code(0), false), ("exit 3", .code(3), false),
    ("kill -SEGV $$", .signal(SIGSEGV), true), ("exit 134", .code(134), true),
    ("kill -KILL $$", .signal(SIGKILL), false),
  ])
  func `the exit says how the child ended`(script: String, exit: ChildExit, isCrash: Bool)
    async throws
  {
    let child = try ChildProcess(shell(script))
    #expect(await child.exit == exit)
    #expect(await child.exit.isCrash == isCrash, "asked again, the answer is the same")
    #expect(child.currentExit == exit)
  }

  @Test func `a child that was killed is ending until its exit is known`() async throws {
    let child = try ChildProcess(shell("sleep 100"))
    #expect(!child.isEnding)
    child.kill()
    while child.currentExit == nil { #expect(child.isEnding || child.currentExit != nil) }
    #expect(!child.isEnding)
  }

  @Test func `the child gets its arguments, environment, directory and log, and no more`()
    async throws
  {
    #expect(
      try await ChildProcess(shell("echo $GREETING; pwd; env | grep -c HOME; echo no >&2")).exit
        == .code(0))
    #expect(try contents(of: log) == "hello\n\(folder.path)\n0\nno\n")
  }

  @Test func `descriptors arrive under the numbers given, even crossed, and no others`()
    async throws
  {
    var first: [Int32] = [0, 0]
    var second: [Int32] = [0, 0]
    try #require(pipe(&first) == 0 && pipe(&second) == 0)
    defer { (first + second).forEach { close($0) } }
    let script = "echo to-five >&5; echo to-three >&3; ls /proc/self/fd | tr '\\n' ' '"
    let command = shell(script, descriptors: [3: first[1], 5: second[1]])
    #expect(try await ChildProcess(command).exit == .code(0))
    #expect(line(from: first[0]) == "to-three")
    #expect(line(from: second[0]) == "to-five")
    let open = try contents(of: log).split(whereSeparator: \.isWhitespace).map(String.init)
    // The listing itself opens one more, the lowest that is free: 4.
    #expect(open == ["0", "1", "2", "3", "4", "5"])
  }

  @Test func `a terminated child that ignores it is killed with its whole group`() async throws {
    let child = try ChildProcess(
      shell("trap '' TERM; sleep 1000 & echo $!; while true; do sleep 1000; done"))
    let grandchild = try await number(inLogOf: child)
    #expect(await child.terminate(grace: .milliseconds(20)) == .signal(SIGKILL))
    #expect(await isGone(grandchild))
  }

  @Test func `what a child leaves behind in its group ends with it`() async throws {
    let child = try ChildProcess(shell("sleep 1000 & echo $!"))
    #expect(await child.exit == .code(0))
    let grandchild = try #require(Int32(contents(of: log).split(separator: "\n")[0]))
    #expect(await isGone(grandchild))
  }

  @Test func `a hundred children leave no descriptor and no zombie`() async throws {
    // In a process of its own, where nothing else opens descriptors or starts children.
    await #expect(processExitsWith: .success) {
      // The first child may make the system open something for good.
      try await ChildProcess(ChildCommand(executable: "/bin/true", environment: [:])).terminate()
      let before = try openDescriptors()
      try await withThrowingTaskGroup(of: ChildExit.self) { group in
        for _ in 0..<100 {
          let command = ChildCommand(
            executable: "/bin/sh", arguments: ["-c", "exit 7"], environment: [:])
          group.addTask { try await ChildProcess(command).exit }
        }
        for try await exit in group { try #require(exit == .code(7)) }
      }
      for program in ["/no/such/program", "/etc/passwd"] {
        let command = ChildCommand(executable: program, environment: [:])
        #expect(throws: SpawnError.self) { try ChildProcess(command) }
      }
      try #require(openDescriptors() == before)
      try #require(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD)
    }
  }

  @Test(arguments: [
    ("/no/such/program", "/tmp", "/no/such/program"), ("/etc/passwd", "/tmp", "/etc/passwd"),
    ("/bin/true", "/no/such/folder", "/no/such/folder"),
  ])
  func `what cannot be started is named`(program: String, directory: String, named: String) throws {
    let command = ChildCommand(executable: program, environment: [:], directory: directory)
    let error = #expect(throws: SpawnError.self) { try ChildProcess(command) }
    #expect(error?.path == named)
  }

  @Test(arguments: [(1 << 20, false), ((1 << 20) + 1, true)])
  func `a log is appended to until it is too long`(length: Int, isBegunAnew: Bool) async throws {
    try folder.file("log", String(repeating: "x", count: length))
    #expect(try await ChildProcess(shell("echo new")).exit == .code(0))
    #expect(try contents(of: log).count == (isBegunAnew ? 0 : length) + 4)
  }

  @Test func `what a child wrote last is in the log when its exit is known`() async throws {
    let child = try ChildProcess(
      shell("yes | head -c 5000000; printf 'Fatal error'; kill -ABRT $$"))
    #expect(await child.exit.isCrash)
    #expect(try contents(of: log).hasSuffix("\nFatal error\n"))
  }

  @Test(arguments: [
    ("plain\ttext, Ж 曲 🎵\n", "plain\ttext, Ж 曲 🎵\n"),
    ("with both\r\n", "with both\n"),
    ("over\rwritten\r", "over\\u{D}written\\u{D}"),
    ("\u{1B}[31mred\u{7F}", "\\u{1B}[31mred\\u{7F}"),
    ("\u{9B}2J\u{85}", "\\u{9B}2J\\u{85}"),
    ("\u{202E}exe.\u{2066}x\u{2069}\u{2028}", "\\u{202E}exe.\\u{2066}x\\u{2069}\\u{2028}"),
  ])
  func `a log shows what would do something to a terminal`(said: String, shown: String)
    async throws
  {
    var command = shell("printf %s \"$SAID\"")
    command.environment["SAID"] = said
    _ = try await ChildProcess(command).exit
    #expect(try contents(of: log) == (shown.hasSuffix("\n") ? shown : shown + "\n"))
  }

  @Test func `a log that cannot be written is named`() throws {
    var command = shell("exit 0")
    command.output = .log(path: "/no/such/log")
    let error = #expect(throws: SpawnError.self) { try ChildProcess(command) }
    #expect(error?.description == "Cannot open /no/such/log: No such file or directory")
  }

  private func line(from descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(count), as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The process number that a shell wrote as its first line.
  private func number(inLogOf child: ChildProcess) async throws -> Int32 {
    while child.currentExit == nil {
      if let text = try? contents(of: log), text.hasSuffix("\n"),
        let number = Int32(text.split(separator: "\n")[0])
      {
        return number
      }
      try await Task.sleep(for: .milliseconds(2))
    }
    throw CancellationError()
  }

  /// Waits until the process is gone or but a zombie that its new parent has yet to collect.
  private func isGone(_ process: Int32) async -> Bool {
    for _ in 0..<500 {
      let status = (try? contents(of: "/proc/\(process)/stat")) ?? ""
      if status.isEmpty || status.contains(") Z ") { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return false
  }
}

private func openDescriptors() throws -> Int {
  try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
}
