import Foundation
import MediaShared
import ReelShared

extension ReelSettings {
  /// Reads the container's settings, and what the environment says of the person's videos.
  init(
    _ container: ReelContainer,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(
      contentsOf: container.settings,
      completedBy: MediaSurroundings(
        setting: "videoFolder", library: "REEL_LIBRARY", directory: "XDG_VIDEOS_DIR",
        endingIn: VideoFile.extensions, in: environment))
  }
}
