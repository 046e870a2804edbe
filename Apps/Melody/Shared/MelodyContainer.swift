import Foundation
import MediaShared

/// The folder that Melody and its extension share, and what lies in it.
package struct MelodyContainer: MediaContainer {
  package static let group = "group.app.sotto.melody"

  package let url: URL

  package init(url: URL) { self.url = url }

  package var facts: URL { url.appendingPathComponent("Tags.plist") }
  package var playback: URL { url.appendingPathComponent("Playback.plist") }
  /// Links to the pictures of albums.
  package var covers: URL { url.appendingPathComponent("Covers", isDirectory: true) }
}
