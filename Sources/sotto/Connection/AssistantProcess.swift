import Foundation
import SottoClient
import SottoHost
import SottoSocket
import SottoWire

/// Starts the home's assistant as a process of its own that outlives the command.
enum AssistantProcess {
  /// - Parameter sandbox: Where it was asked for; what else it goes by it takes from where this
  ///   process does.
  /// - Returns: A look at whether it still starts; it throws what keeps it from that.
  static func start(_ home: SottoHome, _ sandbox: ConfinementChoice?) throws -> () throws -> Void {
    let settings = try Settings(of: home, sandbox: sandbox)
    var child = try process(home, sandbox)
    return {
      guard let exit = child.currentExit else { return }
      guard exit != .code(0) else {
        // Another had the home, which may be one that is just ending.
        child = try process(home, sandbox)
        return
      }
      // Its log may be the very thing that cannot be written. What it met is met again here, where
      // the person sees it.
      // Where another has the home meanwhile, that one is waited for.
      guard let lock = try AssistantLock(path: home.lock) else { return }
      let local = try LocalAssistant(
        home: home, settings: settings.assistant(isStarted: true), lock: lock, onQuit: {})
      try local.server.listen(at: home.socket)
      local.server.close()
    }
  }

  private static func process(
    _ home: SottoHome, _ sandbox: ConfinementChoice?
  ) throws -> ChildProcess {
    var environment = ProcessInfo.processInfo.environment
    // It works in another folder, from which a relative path leads elsewhere.
    if environment["SOTTO_HOME"] != nil { environment["SOTTO_HOME"] = home.data }
    return try ChildProcess(
      ChildCommand(
        executable: CommandLine.executablePath,
        arguments: ["serve", "--background"] + (sandbox.map { ["--sandbox", $0.rawValue] } ?? []),
        environment: environment, directory: "/",
        output: .file(path: home.log(of: "assistant"))))
  }

  /// Ends the home's assistant, if there is one, and returns when it has gone.
  ///
  /// One that does not answer is told so by signals, at last by one that it cannot ignore.
  static func end(_ home: SottoHome) async throws {
    let descriptor: Int32
    do throws(UnixSocket.Failure) {
      descriptor = try UnixSocket.connect(to: home.socket)
    } catch {
      guard [ENOENT, ECONNREFUSED].contains(error.code) else { throw error }
      return
    }
    let client = AssistantClient(descriptor: descriptor)
    defer { client.close() }
    guard let process = client.processIdentifier else {
      _ = try await client.call(ClientCalls.Quit())
      return
    }
    if (try? await client.call(ClientCalls.Quit(), within: .seconds(5))) == nil {
      kill(process, SIGTERM)
      kill(process, SIGCONT)
    }
    if try await !hasGone(process, within: .seconds(10)) {
      kill(process, SIGKILL)
      _ = try await hasGone(process, within: .seconds(5))
    }
  }

  private static func hasGone(_ process: pid_t, within limit: Duration) async throws -> Bool {
    let deadline = ContinuousClock.now + limit
    // Where nobody collects what has ended, as in a container, its number stays taken for ever.
    while ProcessState(of: process) != .ended {
      guard ContinuousClock.now < deadline else { return false }
      try await Task.sleep(for: .milliseconds(10))
    }
    return true
  }
}
