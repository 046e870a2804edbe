import Foundation
import MelodyShared

/// What a person has set: for now where the music is.
struct MelodySettings: Codable, Equatable {
  /// The path of a folder with audio files; without one there are samples.
  var musicFolder: String?
  /// Whether the person was offered their own music and would rather not have it played.
  var keepsSamples: Bool?

  /// Reads the environment's `MELODY_LIBRARY`, or else the container's `Settings.json`.
  init(
    _ container: MelodyContainer,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    if let folder = environment["MELODY_LIBRARY"], !folder.isEmpty {
      musicFolder = folder
      return
    }
    guard let data = try? Data(contentsOf: container.settings) else { return }
    do {
      self = try JSONDecoder().decode(MelodySettings.self, from: data)
    } catch {
      Notice.say(
        """
        \(container.settings.path) is not understood and left aside; it should read \
        {"musicFolder": "/path"}.
        """)
    }
  }

  func write(to container: MelodyContainer) throws {
    try JSONEncoder().encode(self).write(to: container.settings, options: .atomic)
  }
}
