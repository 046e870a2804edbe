import Foundation
import MediaShared
import ReelShared

extension ReelSettings {
  /// Reads the container's settings; the environment's `REEL_LIBRARY` goes before its folder, and where
  /// there is no such folder, the person's own videos, if they let Reel read them, before the samples.
  init(
    _ container: ReelContainer,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    do {
      try self.init(contentsOf: container.settings)
    } catch {
      self.init()
      Notice.say(
        """
        \(container.settings.path) is not understood and left aside; it should read \
        {"videoFolder": "/path"}.
        """)
    }
    if let folder = environment["REEL_LIBRARY"], !folder.isEmpty { videoFolder = folder }
    let isThere = videoFolder.map(FileManager.default.fileExists(atPath:)) ?? false
    if !isThere, keepsSamples != true, let own = environment["XDG_VIDEOS_DIR"],
      FolderContents.hasFile(
        URL(fileURLWithPath: own, isDirectory: true), endingIn: VideoFile.extensions)
    {
      videoFolder = own
    }
  }
}
