import Foundation
import SottoHost
import SottoWire

/// The sample apps that came with this program.
enum SampleApps {
  /// Whether a sample app asks for the network and was not here before: what its person has taken from
  /// it since is not given anew.
  static func isNewAndWantsNetwork(_ path: String, _ client: Connection) async throws -> Bool {
    let bundle = try AppBundle(path: path)
    guard bundle.asksForNetwork else { return false }
    let installed = try await client.call(ClientCalls.ListApps())
    return !installed.contains { $0.identifier == bundle.identifier }
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
