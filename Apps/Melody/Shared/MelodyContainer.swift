import Foundation
import Intents
import MediaShared

/// The folder that the app and its extension share, and what lies in it.
package struct MelodyContainer: Sendable {
  package static let group = "group.app.sotto.melody"

  package let url: URL

  package init(url: URL) { self.url = url }

  /// The app group's container; `nil` when the entitlements do not name the group.
  package init?() {
    let files = FileManager.default
    guard let url = files.containerURL(forSecurityApplicationGroupIdentifier: Self.group) else {
      return nil
    }
    self.init(url: url)
  }

  /// Removes what somebody has put in the place of what the app is about to write.
  package func removeWhatIsNoFile() { ContainerFile.removeWhatIsNoFile(in: [url, samples]) }

  /// Everything a person can ask for, written by the app.
  package var catalog: URL { url.appendingPathComponent("Catalog.sqlite") }
  /// What lies beside the catalog, to be searched without a query.
  package var catalogIndex: URL { catalog.appendingPathExtension("index") }
  package var playback: URL { url.appendingPathComponent("Playback.plist") }
  /// What the person likes, keeps and has put into playlists.
  package var collection: URL { url.appendingPathComponent("Collection.plist") }
  package var settings: URL { url.appendingPathComponent("Settings.json") }
  /// What was read from the music files, to be read again only when they change.
  package var tags: URL { url.appendingPathComponent("Tags.plist") }
  /// Which files could not be used, and why.
  package var problems: URL { url.appendingPathComponent("Problems.json") }
  /// Links to the pictures of albums.
  package var covers: URL { url.appendingPathComponent("Covers", isDirectory: true) }
  /// The synthesised music that plays while there is no other.
  package var samples: URL { url.appendingPathComponent("Samples", isDirectory: true) }
}
