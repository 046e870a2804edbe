import Foundation
import MediaShared

/// What a person has set, in the container's `Settings.json`.
package struct ReelSettings: Codable, Equatable, Sendable {
  /// The path of a folder with films and series; without one there are samples.
  package var videoFolder: String?
  /// Whether the samples play though Reel may read the person's own videos.
  package var keepsSamples: Bool?
  /// Whether the catalog is another program's, and left as it is.
  package var keepsCatalog: Bool?

  package init() {}

  /// Reads what was set; where there is no file, nothing was.
  ///
  /// - Throws: `DecodingError` or what keeps the file from being read.
  package init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    self = try JSONDecoder().decode(ReelSettings.self, from: ContainerFile(url).contents())
  }
}
