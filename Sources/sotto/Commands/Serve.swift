import ArgumentParser
import Dispatch
import Foundation
import SottoHost

/// The assistant as a service of the home.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the assistant until it is stopped.",
    discussion: """
      Commands start the assistant by themselves; it then ends when it has been idle for ten
      minutes. Started by this command it stays. “sotto service install” has it started for you.

      With --http it serves a page and programs, too, at the address that it prints; with
      --wyoming voice satellites and Home Assistant. What is not given is taken from the
      variables and the file that “sotto config” shows.

      A signal (Ctrl-C) lets what is being answered end; a second one does not.

      Example:
        $ sotto serve --http
      """)

  @Flag(help: .hidden)
  var background = false

  @OptionGroup var options: ServeOptions

  /// Why it is to end.
  private enum End: Sendable { case asked, signalled }

  /// What a service manager need not try again.
  private static let wrongSettings = ExitCode(78)

  func run() async throws {
    let home = try SottoHome()
    let settings: Settings
    do throws(SettingsProblems) { settings = try Settings(of: home, options: options.given) } catch
    {
      Output.error("Error: \(error)")
      throw Self.wrongSettings
    }
    settings[KnownSettings.logLevel].beginLog()
    try home.prepare()
    let notifier = background ? nil : ServiceNotifier()
    let (ends, end) = AsyncStream.makeStream(of: End.self)
    let signals = SignalWatch([SIGTERM, SIGINT]) { end.yield(.signalled) }
    if background { signal(SIGHUP, SIG_IGN) }
    let local: LocalAssistant
    do {
      local = try await assistant(home, settings, isService: notifier != nil) { end.yield(.asked) }
    } catch is AlreadyServed where background {
      return  // Another process was quicker; whoever started this one finds that.
    }
    try local.server.listen(at: home.socket)
    if !background { Output.line("Listening at \(home.socket)") }
    let served: ServedAddresses?
    do {
      // What a command starts by itself opens nothing.
      served = background ? nil : try await ServedAddresses(settings, of: home)
    } catch {
      local.server.close()
      await local.assistant.stop()
      throw error
    }
    notifier?.tell("READY=1", "STATUS=Listening at \(home.socket)")
    let watch = notifier?.watch(home)
    let desktop = Task { [assistant = local.assistant] in await assistant.joinDesktop() }
    var reason = End.asked
    for await end in ends {
      reason = end
      break
    }
    watch?.cancel()
    desktop.cancel()
    local.server.close()
    if reason == .signalled {
      let limit = local.assistant.longestTurn
      notifier?.tell(
        "STOPPING=1", "EXTEND_TIMEOUT_USEC=\(Int(limit / .microseconds(1)) + 10_000_000)")
      await finishTurns(of: local.assistant, within: limit, unless: ends)
    } else {
      notifier?.tell("STOPPING=1")
    }
    await served?.stop()
    await local.stop()
    signals.cancel()
  }

  /// The home's assistant. A service takes the place of one that a command has started.
  private func assistant(
    _ home: SottoHome, _ settings: Settings, isService: Bool,
    onQuit: @escaping @Sendable () -> Void
  ) async throws -> LocalAssistant {
    let deadline = ContinuousClock.now + .seconds(15)
    while true {
      do {
        return try LocalAssistant(
          home: home, settings: settings.assistant(isStarted: background), onQuit: onQuit)
      } catch let error as AlreadyServed {
        guard isService, ContinuousClock.now < deadline else { throw error }
        try await AssistantProcess.end(home)
        // One that is just starting, or ending, does not listen.
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  /// Waits until what is being answered has been, or somebody does not want to wait.
  private func finishTurns(
    of assistant: Assistant, within limit: Duration, unless ends: AsyncStream<End>
  ) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await assistant.finishTurns(within: limit) }
      group.addTask { for await end in ends where end == .signalled { break } }
      await group.next()
      group.cancelAll()
    }
  }
}
