import Foundation

/// What a person has set in a container's `Settings.json`, whatever the app plays.
package protocol MediaSettings: Codable, Sendable {
  /// The path of a folder with their media; without one there are samples.
  var folder: String? { get set }
  /// Whether the samples play though the app may read the person's own media.
  var keepsSamples: Bool? { get }
  /// Whether the catalog is another program's, and left as it is.
  var keepsCatalog: Bool? { get }

  init()
}

extension MediaSettings {
  /// Reads what was set; where there is no file, nothing was.
  ///
  /// - Throws: `DecodingError` or what keeps the file from being read.
  package init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      self.init()
      return
    }
    self = try JSONDecoder().decode(Self.self, from: ContainerFile(url).contents())
  }

  /// Reads what was set; the environment's folder goes before its own, and where there is no such
  /// folder, the person's own media, if they let the app read them, before the samples.
  package init(contentsOf url: URL, completedBy surroundings: MediaSurroundings) {
    do {
      try self.init(contentsOf: url)
    } catch {
      self.init()
      Notice.say(
        """
        \(url.path) is not understood and left aside; it should read \
        {"\(surroundings.setting)": "/path"}.
        """)
    }
    if let named = surroundings.named { folder = named }
    if !hasFolder, keepsSamples != true, let own = surroundings.own { folder = own }
  }

  /// Whether the folder that is set is there, and may be read.
  package var hasFolder: Bool {
    folder.map(FileManager.default.fileExists(atPath:)) ?? false
  }
}
