import Foundation
import Intents

/// The folder that the app and its extension share.
package struct ListableContainer: Sendable {
  package static let group = "group.app.sotto.listable"

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

  /// The lists, tasks and notes.
  package var notebook: URL { url.appendingPathComponent("Notebook.sqlite") }
}
