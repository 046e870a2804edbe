import Foundation
import Intents
import MediaShared

/// The folder that the app and its extension share, and what lies in it.
package struct ReelContainer: Sendable {
  package static let group = "group.app.sotto.reel"

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
  /// What the person has seen, and how far.
  package var progress: URL { url.appendingPathComponent("Progress.plist") }
  package var settings: URL { url.appendingPathComponent("Settings.json") }
  /// What was read from the video files, to be read again only when they change.
  package var facts: URL { url.appendingPathComponent("Facts.plist") }
  /// Which files cannot be played, and why.
  package var problems: URL { url.appendingPathComponent("Problems.json") }
  /// The generated clips that play while there are no other films.
  package var samples: URL { url.appendingPathComponent("Samples", isDirectory: true) }
}
