import ArgumentParser
import Dispatch
import Foundation
import SottoClient
import SottoHost
import SottoSocket
import SottoWire

/// The assistant as a service of the home.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the assistant until it is stopped.",
    discussion: """
      Commands start the assistant by themselves; it then ends when it has been idle for ten
      minutes. Started by this command it stays. “sotto service install” has it started for you.

      Where an assistant runs already, this command serves that one, whose music goes on, and
      takes its place when it ends.

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

  private enum Event: Sendable {
    /// The assistant that ran has ended: it is this one's turn.
    case turn(AssistantLock)
    /// A client asks it to end, or nobody needs it any more.
    case asked
    case signalled
    case failed(any Error)
  }

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
    let (events, event) = AsyncStream.makeStream(of: Event.self)
    let signals = SignalWatch([SIGTERM, SIGINT]) { event.yield(.signalled) }
    if background { signal(SIGHUP, SIG_IGN) }
    let begin = { (lock: AssistantLock) throws -> ServedAssistant in
      let assistant = try ServedAssistant(
        home, settings.assistant(isStarted: background), lock: lock
      ) { event.yield(.asked) }
      if !background {
        if let warning = RootAccount.warning { Output.error(warning) }
        Output.line("Listening at \(home.socket)")
      }
      return assistant
    }
    var assistant: ServedAssistant?
    if let lock = try await lock(of: home, isService: notifier != nil) {
      assistant = try begin(lock)
    } else if background {
      return  // Another process was quicker; whoever started this one finds that.
    } else {
      Output.line(
        "An assistant runs already. It is served here, too, until this one takes its place.")
      waitForTurn(in: home, event)
    }
    let served: ServedAddresses?
    do {
      // What a command starts by itself opens nothing.
      served = background ? nil : try await ServedAddresses(settings, of: home)
    } catch {
      await assistant?.stop()
      throw error
    }
    notifier?.tell("READY=1", "STATUS=Listening at \(home.socket)")
    let watch = notifier?.watch(home)
    var isSignalled = false
    var failure: (any Error)?
    serving: for await event in events {
      do {
        switch event {
        case .turn(let lock): assistant = try begin(lock)
        case .asked: break serving
        case .signalled:
          isSignalled = true
          break serving
        case .failed(let error): throw error
        }
      } catch {
        failure = error
        break
      }
    }
    watch?.cancel()
    assistant?.close()
    if isSignalled, let assistant {
      let limit = assistant.longestTurn
      notifier?.tell(
        "STOPPING=1", "EXTEND_TIMEOUT_USEC=\(Int(limit / .microseconds(1)) + 10_000_000)")
      await finishTurns(of: assistant, within: limit, unless: events)
    } else {
      notifier?.tell("STOPPING=1")
    }
    await served?.stop()
    await assistant?.stop()
    signals.cancel()
    if let failure { throw failure }
  }

  /// The right to be the home's assistant. A service takes the place of one that runs; any other only
  /// that of one that an older build of this program runs.
  ///
  /// - Returns: `nil` where another is the assistant, and stays.
  private func lock(of home: SottoHome, isService: Bool) async throws -> AssistantLock? {
    let deadline = ContinuousClock.now + .seconds(15)
    while true {
      if let lock = try AssistantLock(path: home.lock) { return lock }
      guard !background, ContinuousClock.now < deadline else { return nil }
      let givesWay = if isService { true } else { try await isOutdated(home) }
      guard givesWay else { return nil }
      try await AssistantProcess.end(home)
      // One that is just starting, or ending, does not listen.
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// Whether the assistant that runs is of an older build. One that does not answer stays, and the person is told.
  private func isOutdated(_ home: SottoHome) async throws -> Bool {
    guard let descriptor = try? UnixSocket.connect(to: home.socket) else { return false }
    let client = AssistantClient(descriptor: descriptor)
    defer { client.close() }
    do {
      return try await client.call(ClientCalls.Status(leavesNotice: true), within: .seconds(5))
        .isOfOlderBuild
    } catch let silence as NoAnswer {
      Output.error(silence.description)
      return false
    } catch let failure as CallFailure where failure.code == .disconnected {
      return false
    }
  }

  /// Waits beside the assistant that runs, on a thread of its own.
  private func waitForTurn(in home: SottoHome, _ event: AsyncStream<Event>.Continuation) {
    let own = options.ofAssistant
    if !own.isEmpty {
      Output.error(
        "Your \(own.joined(separator: ", ")) will count from then on. “sotto quit” ends the other "
          + "assistant now.")
    }
    Thread.detachNewThread {
      do { event.yield(.turn(try AssistantLock(waitingAt: home.lock))) } catch {
        event.yield(.failed(error))
      }
    }
  }

  /// Waits until what is being answered has been, or somebody does not want to wait.
  private func finishTurns(
    of assistant: ServedAssistant, within limit: Duration, unless events: AsyncStream<Event>
  ) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await assistant.finishTurns(within: limit) }
      group.addTask {
        for await event in events { if case .signalled = event { break } }
      }
      await group.next()
      group.cancelAll()
    }
  }
}
