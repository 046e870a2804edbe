import Foundation
import SottoHost
import SottoWire

/// The sample apps that came with this program.
enum SampleApps {
  /// The folders of their bundles: beside an installed program, else assembled from the sources
  /// and products of the package that it was built in.
  ///
  /// - Parameter folder: Where bundles may be assembled.
  /// - Throws: When there are none, or a bundle cannot be assembled.
  static func bundles(assembledIn folder: URL) throws -> [String] {
    let executable = URL(fileURLWithPath: CommandLine.executablePath)
    let products = executable.deletingLastPathComponent()
    let installed = products.appending(components: "..", "share", "sotto", "Apps").standardized
    let ready = folders(in: installed, suffix: ".app")
    if !ready.isEmpty { return ready }
    guard let sources = packageFolder(above: products)?.appending(component: "Apps") else {
      throw NoSamples(installed: installed.path)
    }
    // What several of them share lies among them.
    let apps = folders(in: sources, suffix: "").filter { folder in
      FileManager.default.fileExists(atPath: "\(folder)/App/Info.plist")
    }
    return try apps.map { source in
      try BundleAssembler(source: source, products: products.path).assemble(into: folder.path).path
    }
  }

  /// Whether a sample app asks for the network and was not here before: what its person has taken from
  /// it since is not given anew.
  static func isNewAndWantsNetwork(_ path: String, _ client: Connection) async throws -> Bool {
    let bundle = try AppBundle(path: path)
    guard
      bundle.entitlements.network || bundle.extensions.contains(where: \.entitlements.network)
    else { return false }
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

  private static func folders(in folder: URL, suffix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }.sorted()
      .map { folder.appending(component: $0).path }
  }

  private static func packageFolder(above folder: URL) -> URL? {
    var folder = folder
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(component: "Package.swift").path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

struct NoSamples: Error, CustomStringConvertible {
  let installed: String
  var description: String {
    "There are no sample apps in \(installed), and this program was not built in its package."
  }
}
