import Foundation
import SottoHost
import SottoWire

/// The sample apps that came with this program.
enum SampleApps {
  /// What of the network a sample app gets.
  struct Network {
    var isWanted = false
    var ports: [UInt16] = []

    /// What is said of it.
    func message(of app: AppSummary) -> String {
      let ports = ports.map { " and port \($0) of this machine" }.joined()
      let options = self.ports.map { " --local-port \($0)" }.joined()
      return
        "\(app.name) may use the network\(ports). To take that back: sotto apps deny --network \"\(app.name)\"\(options)."
    }
  }

  /// What one asks for that was not here before: what its person has taken from it since is not given anew.
  static func network(ofNew path: String, _ client: Connection) async throws -> Network {
    let bundle = try AppBundle(path: path)
    guard bundle.asksForNetwork else { return Network() }
    let installed = try await client.call(ClientCalls.ListApps())
    guard !installed.contains(where: { $0.identifier == bundle.identifier }) else {
      return Network()
    }
    return Network(isWanted: true, ports: bundle.localPorts ?? [])
  }

  /// Waits until a sample app knows its music, which it makes when it first runs.
  static func waitUntilReady(_ identifier: String, _ client: Connection) async throws {
    for second in 0..<120 {
      let app = try await client.call(ClientCalls.ListApps()).first { $0.identifier == identifier }
      guard let app, app.running, app.vocabulary == 0, app.intents.contains("INPlayMediaIntent")
      else { return }
      if second % 5 == 1 { Output.error("\(app.name) is making its sample library …") }
      try await Task.sleep(for: .seconds(1))
    }
  }
}
