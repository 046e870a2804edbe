import Foundation
import SottoCatalog
import SottoCatalogSQLite
import Synchronization

/// What the app has indexed, ready to be searched.
package final class MelodyLibrary: Sendable {
  private struct Loaded {
    let store: CatalogStore
    var catalog: Catalog
    var revision: Int
  }

  private let url: URL
  private let loaded = Mutex<Loaded?>(nil)

  package init(_ container: MelodyContainer) { url = container.catalog }

  /// The catalog as it is now: read at the first call, and again after the app has changed it.
  ///
  /// - Throws: `CatalogStoreError` when there is none yet or it cannot be read.
  package func catalog() throws -> Catalog {
    try loaded.withLock { loaded in
      if let current = loaded, try current.store.revision() == current.revision {
        return current.catalog
      }
      let store = try loaded?.store ?? CatalogStore(url: url, access: .readOnly)
      let (items, revision) = try store.items()
      // Between making the file and filling it there is nothing to find, and nothing to say of it.
      guard revision > 0 else { throw CatalogStoreError.missing(url) }
      let catalog = Catalog(items)
      loaded = Loaded(store: store, catalog: catalog, revision: revision)
      return catalog
    }
  }

  /// The catalog, once the app has made it: a new installation takes some seconds.
  package func catalog(within patience: Duration) async throws -> Catalog {
    let deadline = ContinuousClock.now + patience
    while true {
      do {
        return try catalog()
      } catch let error as CatalogStoreError
        where ContinuousClock.now < deadline && (error == .missing(url) || error == .older(url))
      {
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }
}
