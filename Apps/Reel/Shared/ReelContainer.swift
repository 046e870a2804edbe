import Foundation
import MediaShared

/// The folder that Reel and its extension share, and what lies in it.
package struct ReelContainer: MediaContainer {
  package static let group = "group.app.sotto.reel"

  package let url: URL

  package init(url: URL) { self.url = url }

  package var facts: URL { url.appendingPathComponent("Facts.plist") }
  /// What the person has seen, and how far.
  package var progress: URL { url.appendingPathComponent("Progress.plist") }
}
