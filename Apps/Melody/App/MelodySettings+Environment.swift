import Foundation
import MelodyShared

extension MelodySettings {
  /// Reads the container's settings; the environment's `MELODY_LIBRARY` goes before its folder.
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
  }
}
