import Foundation
import Intents

/// The folder that the app and its extension share.
package struct HopContainer: Sendable {
  package static let group = "group.app.sotto.hop"

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

  /// Where the dispatch is found, and who rides.
  package var settings: KeptFile<HopSettings> { KeptFile(url, "Settings.json") }

  /// Where the person lives and works.
  package var ownPlaces: KeptFile<[String: String]> { KeptFile(url, "Places.json") }

  /// A booking of which it is not known what became of it.
  package var unanswered: KeptFile<UnansweredBooking> { KeptFile(url, "Unanswered.json") }
}
