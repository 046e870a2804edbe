import Foundation
import MediaShared
import SottoCatalog
import SottoCatalogSQLite
import Synchronization

/// What the app has indexed and the playlists that the person has made, ready to be searched.
package final class MelodyLibrary: Sendable {
  private let container: MelodyContainer
  /// What the app has indexed alone.
  package let stored: StoredCatalog
  private let loaded = Mutex<Loaded?>(nil)

  private struct Loaded {
    /// When the files it was made of were written.
    let dates: [Date?]
    let catalog: Catalog
  }

  package init(_ container: MelodyContainer) {
    self.container = container
    stored = StoredCatalog(url: container.catalog)
  }

  /// The catalog as it is now.
  ///
  /// - Throws: `CatalogStoreError` when there is none yet or it cannot be read.
  package func catalog() throws -> Catalog {
    let dates = [container.catalogIndex, container.collection].map(Self.date)
    if let loaded = loaded.withLock(\.self), loaded.dates == dates { return loaded.catalog }
    let indexed = try stored.catalog()
    // What cannot be read is told by whoever keeps something in it.
    let made = (try? CollectionFile(container).collection().playlists) ?? []
    let playlists = made.map(CatalogItem.init(playlist:))
      .filter { indexed[$0.identifier] == nil }
    let catalog = indexed.updating(playlists)
    loaded.withLock { $0 = Loaded(dates: dates, catalog: catalog) }
    return catalog
  }

  private static func date(_ file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }
}
