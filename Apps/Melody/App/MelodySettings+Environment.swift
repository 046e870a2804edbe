import Foundation
import MelodyShared

extension MelodySettings {
  /// Reads the container's settings; the environment's `MELODY_LIBRARY` goes before its folder, and
  /// where there is no such folder, the person's own music, if they let Melody read it, before the
  /// samples.
  init(
    _ container: MelodyContainer,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    do {
      try self.init(contentsOf: container.settings)
    } catch {
      self.init()
      Notice.say(
        """
        \(container.settings.path) is not understood and left aside; it should read \
        {"musicFolder": "/path"}.
        """)
    }
    if let folder = environment["MELODY_LIBRARY"], !folder.isEmpty { musicFolder = folder }
    let isThere = musicFolder.map(FileManager.default.fileExists(atPath:)) ?? false
    if !isThere, keepsSamples != true, let own = environment["XDG_MUSIC_DIR"],
      MusicFolder(url: URL(fileURLWithPath: own, isDirectory: true)).hasAudio
    {
      musicFolder = own
    }
  }
}
