import Foundation
import SottoCatalog
import SottoCatalogSQLite

/// The catalog that an app makes of a folder: it holds nothing that is not in there, so a damaged one
/// is begun anew.
package struct CatalogFile: Sendable {
  private let url: URL
  private let stored: StoredCatalog

  package init(_ url: URL, _ stored: StoredCatalog) {
    self.url = url
    self.stored = stored
  }

  /// Has exactly these items in it from now on.
  ///
  /// - Throws: `CatalogStoreError` when they cannot be stored.
  package func replaceItems(with items: [CatalogItem]) throws {
    do {
      try store(items)
    } catch CatalogStoreError.unreadable(_, let reason) {
      discard(because: reason)
      try store(items)
    }
  }

  /// Where neither the catalog nor its index can be read, the extension waits for new ones from the
  /// start on, instead of asking for the app.
  package func discardWhatCannotBeRead() {
    do {
      _ = try stored.catalog()
    } catch CatalogStoreError.unreadable(_, let reason) {
      discard(because: reason)
    } catch {
      // There is none yet, or an older one, which is brought up to date.
    }
  }

  private func store(_ items: [CatalogItem]) throws {
    let store = try CatalogStore(url: url, access: .readWrite)
    if let known = try? stored.catalog(), known.items == items { return }
    _ = try store.replaceItems(with: items)
  }

  private func discard(because reason: String) {
    Notice.say("The catalog at \(url.path) is made anew, as it is damaged: \(reason)")
    for file in [url, url.appendingPathExtension("index")] {
      try? FileManager.default.removeItem(at: file)
    }
  }
}
