import Foundation
import SottoClient
import SottoNetwork
import SottoWire

/// Serves the assistant of a home by HTTP, as one more of its front ends.
package final class HTTPServer: Sendable {
  /// Where the page is, unless somebody says otherwise.
  package static let usualPort: UInt16 = 8765

  /// What its person opens: with the key, where the address is this machine's own.
  package let link: String
  private let endpoint: NetworkEndpoint
  private let hub: EventHub
  private let assistant: AssistantLink
  private let hearing: Task<Void, Never>

  /// Where it listens, with the port that it got.
  package var address: ServerAddress { endpoint.address }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - origins: Further origins by which it is reached, as behind a proxy: `https://sotto.home`.
  ///   - key: That of `link`.
  ///   - tokens: Who is let in beside who opens `link`.
  ///   - version: That of the program.
  ///   - connect: Connects to the assistant, each time that there is no connection.
  /// - Throws: `ServerError` when the address cannot be had, or the page is not there, or the key cannot
  ///   be kept.
  package init(
    address: ServerAddress, origins: [String] = [], key: PageKey, tokens: TokenFile,
    version: String,
    connect:
      @escaping @Sendable (
        _ person: @escaping @Sendable (ClientCalls.Ask) async -> String?,
        _ hear: @escaping @Sendable (AssistantClient.Told) -> Void
      ) async throws -> AssistantClient
  ) throws(ServerError) {
    let limits = HTTPLimits()
    let pages = try PageFolder.installed()
    let hub = EventHub(limits: limits)
    let assistant = AssistantLink(hub: hub, limits: limits, connect: connect)
    let home = HomeListener(hub: hub, connect: connect)
    let text = try key.text()
    endpoint = try NetworkEndpoint(address, limits: limits) { address in
      let access = Access(key: key, tokens: tokens, port: address.port, origins: origins)
      let routes = Routes(
        assistant: assistant, home: home, hub: hub, access: access, version: version)
      return HTTPService(access: access, routes: routes.all, pages: pages)
    }
    self.hub = hub
    self.assistant = assistant
    hearing = Task { await home.run() }
    link = "http://\(endpoint.address)/" + (endpoint.address.isLoopback ? "?key=\(text)" : "")
  }

  /// Takes no more connections, lets those that are being answered end, and ends the streams.
  package func stop() async {
    hub.endAll()
    await endpoint.stop()
    await hearing.value
    await assistant.close()
  }
}
