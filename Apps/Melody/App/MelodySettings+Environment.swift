import Foundation
import MediaShared
import MelodyShared

extension MelodySettings {
  /// Reads the container's settings, and what the environment says of the person's music.
  init(
    _ container: MelodyContainer,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(
      contentsOf: container.settings,
      completedBy: MediaSurroundings(
        setting: "musicFolder", library: "MELODY_LIBRARY", directory: "XDG_MUSIC_DIR",
        endingIn: MusicFolder.audioExtensions, in: environment))
  }
}
