import Foundation
import MediaShared

/// What a person has set, in the container's `Settings.json`.
package struct MelodySettings: Codable, Equatable, Sendable {
  /// The path of a folder with audio files; without one there are samples.
  package var musicFolder: String?
  /// Whether the samples play though Melody may read the person's own music.
  package var keepsSamples: Bool?
  /// Whether the catalog is another program's, and left as it is.
  package var keepsCatalog: Bool?
  /// Why nothing is found, to try what the assistant says then.
  package var obstacle: Obstacle?
  /// Why nothing can be carried out, to try what the assistant says then.
  package var failure: Failure?

  package init() {}

  /// Reads what was set; where there is no file, nothing was.
  ///
  /// - Throws: `DecodingError` or what keeps the file from being read.
  package init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    self = try JSONDecoder().decode(MelodySettings.self, from: ContainerFile(url).contents())
  }
}
