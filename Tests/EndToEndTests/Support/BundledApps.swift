import Foundation
import Synchronization

/// The bundles that tests install and do not change: each is made once.
enum BundledApps {
  private static let made = Mutex<[URL: URL]>([:])
  private static let folder = FileManager.default.temporaryDirectory
    .appending(path: "sotto-e2e-bundles-\(UUID())")

  /// The bundle of an app's sources, made where it is first asked for.
  static func bundle(of source: URL) throws -> URL {
    try made.withLock { made in
      if let bundle = made[source] { return bundle }
      if made.isEmpty {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: BundledApps.folder) }
      }
      try Command.output(of: [
        Command.sotto.path, "apps", "bundle", source.path, "--products", Command.products.path,
        "--output", folder.path,
      ])
      let bundle = folder.appending(path: "\(source.lastPathComponent).app")
      made[source] = bundle
      return bundle
    }
  }
}
