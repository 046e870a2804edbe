import ArgumentParser
import Dispatch
import Foundation
import SottoClient
import SottoHost
import SottoServer
import SottoSocket

/// The assistant as a service of the home.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the assistant until it is stopped.",
    discussion: """
      Commands start the assistant by themselves; it then ends when it has been idle for ten
      minutes. Started by this command it stays.

      With --http it serves a page and programs, too, at the address that it prints.

      Example:
        $ sotto serve --http
      """)

  @Flag(help: .hidden)
  var background = false

  @Option(help: "How extensions are confined: automatic, bubblewrap, landlock, or none.")
  var sandbox: ConfinementChoice = .automatic

  @Option(help: "How many seconds of its own an app has for one request.")
  var requestLimit = 10.0

  @Option(help: "End after so many idle seconds; without it, stay.")
  var idle: Double?

  @Flag(
    inversion: .prefixedNo,
    help: "Have the desktop's other players obey where no app has anything loaded.")
  var otherPlayers = true

  @OptionGroup var http: HTTPOptions

  func validate() throws {
    if requestLimit <= 0 { throw ValidationError("--request-limit must be more than 0 seconds.") }
    if let idle, idle <= 0 { throw ValidationError("--idle must be more than 0 seconds.") }
  }

  func run() async throws {
    let home = try SottoHome()
    try home.prepare()
    let (quits, quit) = AsyncStream.makeStream(of: Void.self)
    let signals = SignalWatch([SIGTERM, SIGINT]) { quit.yield() }
    if background { signal(SIGHUP, SIG_IGN) }
    let local: LocalAssistant
    do {
      local = try LocalAssistant(home: home, settings: settings, onQuit: { quit.yield() })
    } catch is AlreadyServed where background {
      return  // Another process was quicker; whoever started this one finds that.
    }
    try local.server.listen(at: home.socket)
    if !background { Output.line("Listening at \(home.socket)") }
    let page: HTTPServer?
    do {
      page = try http.server(of: home)
    } catch {
      local.server.close()
      await local.assistant.stop()
      throw error
    }
    let desktop = Task { [assistant = local.assistant] in await assistant.joinDesktop() }
    for await _ in quits { break }
    desktop.cancel()
    await page?.stop()
    local.server.close()
    await local.assistant.stop()
    signals.cancel()
  }
}

extension Serve {
  private var settings: AssistantSettings {
    var settings = AssistantSettings()
    settings.confinement = sandbox
    settings.requestLimit = .seconds(requestLimit)
    settings.otherPlayers = otherPlayers
    settings.assistantIdle = idle.map { .seconds($0) }
    return settings
  }
}
