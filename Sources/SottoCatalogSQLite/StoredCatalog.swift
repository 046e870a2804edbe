import Foundation
import SottoCatalog
import Synchronization

/// The catalog of a store as it is now, for those who only search it.
///
/// It opens the store's index by mapping and looks whether there is a newer one with each call,
/// which costs one system call and never a query. It waits for no writer.
public final class StoredCatalog: Sendable {
  private struct Loaded {
    let stamp: FileStamp
    let catalog: Catalog
  }

  private let url: URL
  private let index: URL
  private let loaded = Mutex<Loaded?>(nil)

  /// - Parameter url: The file of the `CatalogStore`; it may not exist yet.
  public init(url: URL) {
    self.url = url
    index = CatalogStore.index(of: url)
  }

  /// The catalog as it is now.
  ///
  /// An index that is damaged or of another version is made anew of the items, in memory.
  ///
  /// - Throws: `CatalogStoreError` when there is no store yet or it cannot be read.
  public func catalog() throws -> Catalog {
    try loaded.withLock { loaded in
      guard let stamp = FileStamp(index) else { throw CatalogStoreError.missing(url) }
      if let loaded, loaded.stamp == stamp { return loaded.catalog }
      let catalog: Catalog
      do {
        catalog = try SavedCatalog(contentsOf: index, sharing: loaded?.catalog ?? Catalog([]))
          .catalog
      } catch {
        catalog = Catalog(try CatalogStore(url: url, access: .readOnly).items().items)
      }
      loaded = Loaded(stamp: stamp, catalog: catalog)
      return catalog
    }
  }
}
