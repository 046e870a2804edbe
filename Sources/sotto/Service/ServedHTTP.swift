import Foundation
import SottoClient
import SottoHost
import SottoServer
import SottoSocket

/// What `sotto serve` serves by HTTP.
enum ServedHTTP {
  /// Serves, where that is set, and says where.
  static func start(_ settings: Settings, of home: SottoHome) throws -> HTTPServer? {
    guard let address = settings[KnownSettings.http] else { return nil }
    let tokens = TokenFile(path: home.tokens)
    let server = try HTTPServer(
      address: address, origins: settings[KnownSettings.httpOrigin], tokens: tokens,
      version: Sotto.version
    ) { person, hear in
      AssistantClient(
        descriptor: try UnixSocket.connect(to: home.socket), person: person, hear: hear)
    }
    // Others than its person may read the journal, and the key would stay in it.
    let isKept = JournalStream.isStandardOutput
    Output.line("Serving \(isKept ? "http://\(server.address)/" : server.link)")
    if isKept || !server.address.isLoopback, try tokens.tokens().isEmpty {
      Output.error("Nobody is let in there without a token: make one by “sotto tokens add NAME”.")
    }
    return server
  }
}
