import ArgumentParser
import SottoClient
import SottoHost
import SottoLanguage
import SottoNetwork
import SottoSocket
import SottoWyoming

/// Whether, and where, the assistant is served by the Wyoming protocol.
struct WyomingOptions: ParsableArguments {
  @Option(
    defaultAsFlag: "tcp://127.0.0.1:10400",
    help: ArgumentHelp(
      "Serve voice satellites and Home Assistant; without an address, at tcp://127.0.0.1:10400.",
      valueName: "address"))
  var wyoming: String?

  func validate() throws {
    if let wyoming { _ = try address(wyoming) }
  }

  /// Serves, where that was asked for, and says where.
  func server(of home: SottoHome) throws -> WyomingServer? {
    guard let wyoming else { return nil }
    let server = try WyomingServer(
      address: try address(wyoming), languages: try Languages.installedCodes(),
      version: Sotto.version
    ) {
      AssistantClient(descriptor: try UnixSocket.connect(to: home.socket))
    }
    Output.line("Serving tcp://\(server.address)")
    if !server.address.isLoopback {
      Output.error(
        "Whoever reaches \(server.address) may ask for anything: Wyoming knows no passwords.")
    }
    return server
  }

  private func address(_ text: String) throws -> ServerAddress {
    let scheme = "tcp://"
    let place = text.hasPrefix(scheme) ? String(text.dropFirst(scheme.count)) : text
    do throws(ServerError) {
      return try ServerAddress(place, port: WyomingServer.usualPort)
    } catch {
      throw ValidationError(error.description)
    }
  }
}
