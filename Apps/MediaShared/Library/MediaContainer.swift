import Foundation
import Intents

/// The folder that an app and its extension share, and what lies in it whatever the app plays.
package protocol MediaContainer: Sendable {
  static var group: String { get }

  var url: URL { get }
  /// What was read from the media files, to be read again only when they change.
  var facts: URL { get }

  init(url: URL)
}

extension MediaContainer {
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
  /// What the person likes, keeps and has put into playlists.
  package var collection: URL { url.appendingPathComponent("Collection.plist") }
  package var settings: URL { url.appendingPathComponent("Settings.json") }
  /// Which files could not be used, and why.
  package var problems: URL { url.appendingPathComponent("Problems.json") }
  /// What is made to be played while there is nothing else.
  package var samples: URL { url.appendingPathComponent("Samples", isDirectory: true) }
}
