import ArgumentParser
import SottoClient
import SottoHost
import SottoNetwork
import SottoServer
import SottoSocket

/// Whether, and where, the assistant is served by HTTP.
struct HTTPOptions: ParsableArguments {
  @Option(
    defaultAsFlag: "127.0.0.1:8765",
    help: ArgumentHelp(
      "Serve by HTTP; without an address, at 127.0.0.1:8765.", valueName: "address"))
  var http: String?

  @Option(
    name: .customLong("http-origin"),
    help: "Another origin that it is reached by, as behind a proxy: https://sotto.home; repeatable."
  )
  var origins: [String] = []

  func validate() throws {
    for origin in origins {
      let parts = origin.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 3, ["http:", "https:"].contains(parts[0]), parts[1].isEmpty,
        !parts[2].isEmpty, origin == origin.lowercased()
      else {
        throw ValidationError(
          "“\(origin)” is no origin. Write it in small letters and without a path, as in https://sotto.home."
        )
      }
    }
    if let http { _ = try address(http) }
  }

  /// Serves, where that was asked for, and says where.
  func server(of home: SottoHome) throws -> HTTPServer? {
    guard let http else { return nil }
    let tokens = TokenFile(path: home.tokens)
    let server = try HTTPServer(
      address: try address(http), origins: origins, tokens: tokens, version: Sotto.version
    ) { person, hear in
      AssistantClient(
        descriptor: try UnixSocket.connect(to: home.socket), person: person, hear: hear)
    }
    Output.line("Serving \(server.link)")
    if !server.address.isLoopback, try tokens.tokens().isEmpty {
      Output.error("Nobody is let in there without a token: make one by “sotto tokens add NAME”.")
    }
    return server
  }

  private func address(_ text: String) throws -> ServerAddress {
    do throws(ServerError) { return try ServerAddress(text, port: HTTPServer.usualPort) } catch {
      throw ValidationError(error.description)
    }
  }
}
