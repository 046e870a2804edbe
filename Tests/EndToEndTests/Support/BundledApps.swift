import Foundation
import Synchronization

/// The bundles that tests install: each is made once, and every home has links to its files. A test that
/// changes one puts another file in its place.
enum BundledApps {
  private static let made = Mutex<[URL: URL]>([:])
  private static let folder = FileManager.default.temporaryDirectory
    .appending(path: "sotto-e2e-bundles-\(UUID())")

  /// The bundle of an app's sources, in a folder of the caller's.
  static func bundle(of source: URL, in folder: URL) throws -> URL {
    let bundle = try bundle(of: source)
    do {
      try Command.output(of: ["cp", "--archive", "--link", bundle.path, folder.path])
    } catch {
      // The home is on a disk of its own.
      try Command.output(of: ["cp", "--archive", "--force", bundle.path, folder.path])
    }
    return folder.appending(path: bundle.lastPathComponent)
  }

  private static func bundle(of source: URL) throws -> URL {
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
