import Foundation
import SottoClient
import SottoHost
import SottoLanguage
import SottoNetwork
import SottoServer
import SottoWyoming

/// What `sotto serve` serves beside the assistant's own socket.
struct ServedAddresses {
  private let page: HTTPServer?
  private let voice: WyomingServer?
  private let announcement: Task<Void, Never>?

  /// Serves what is set, and says where.
  init(_ settings: Settings, of home: SottoHome) async throws {
    page = try Self.page(settings, of: home)
    do { voice = try Self.voice(settings, of: home) } catch {
      await page?.stop()
      throw error
    }
    announcement = voice.flatMap(Announcement.init(of:)).flatMap { announcement in
      settings[KnownSettings.announce] ? Task { await announcement.run() } : nil
    }
  }

  /// Takes no more connections, and lets those that are being answered end.
  func stop() async {
    announcement?.cancel()
    await voice?.stop()
    await page?.stop()
  }

  /// In place of starting an assistant: where one has ended, this process takes its place.
  @Sendable private static func waits() -> () throws -> Void { {} }

  private static func page(_ settings: Settings, of home: SottoHome) throws -> HTTPServer? {
    guard let address = settings[KnownSettings.http] else { return nil }
    let tokens = TokenFile(path: home.tokens)
    let server = try HTTPServer(
      address: address, origins: settings[KnownSettings.httpOrigin],
      key: PageKey(path: home.pageKey), tokens: tokens, version: Sotto.version
    ) { person, hear in
      try await AssistantClient.connect(
        to: home.socket, startingWith: waits, person: person, hear: hear)
    }
    // Others than its person may read the journal, and the key would stay in it.
    let isKept = JournalStream.isStandardOutput
    Output.line("Serving \(isKept ? "http://\(server.address)/" : server.link)")
    if isKept, server.address.isLoopback {
      Output.line(
        "Add ?key= to it, and what “sotto tokens key” prints: your browser is let in then.")
    } else if !server.address.isLoopback, try tokens.tokens().isEmpty {
      Output.error("Nobody is let in there without a token: make one by “sotto tokens add NAME”.")
    }
    return server
  }

  private static func voice(_ settings: Settings, of home: SottoHome) throws -> WyomingServer? {
    guard let address = settings[KnownSettings.wyoming] else { return nil }
    let allowed = settings[KnownSettings.wyomingAllow]
    let server = try WyomingServer(
      address: address, allowed: allowed, languages: try Languages.installedCodes(),
      version: Sotto.version
    ) {
      try await AssistantClient.connect(to: home.socket, startingWith: waits)
    }
    Output.line("Serving tcp://\(server.address)")
    if !server.address.isLoopback, !allowed.hasAddresses {
      Output.error(
        "Nobody beyond this machine is answered there: name the addresses that may ask for anything by --wyoming-allow."
      )
    }
    return server
  }
}
