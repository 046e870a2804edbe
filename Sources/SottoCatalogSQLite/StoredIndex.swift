import Foundation
import SottoCatalog
import Synchronization

/// The index beside a store, as the one who writes it knows it.
final class StoredIndex: Sendable {
  private struct Known {
    let stamp: FileStamp
    let saved: SavedCatalog
  }

  private let url: URL
  private let known = Mutex<Known?>(nil)

  init(url: URL) { self.url = url }

  /// The catalog in the file, if it is that of a revision; `nil` as well when it cannot be read.
  func catalog(at revision: Int) -> Catalog? {
    known.withLock { known in
      guard let stamp = FileStamp(url) else { return nil }
      if known?.stamp != stamp {
        known = (try? SavedCatalog(contentsOf: url)).map { Known(stamp: stamp, saved: $0) }
      }
      return known?.saved.revision == revision ? known?.saved.catalog : nil
    }
  }

  /// Saves the catalog of a revision and returns it.
  @discardableResult
  func write(_ catalog: Catalog, at revision: Int) throws -> Catalog {
    let saved = SavedCatalog(catalog: catalog, revision: revision)
    return try known.withLock { known in
      try saved.write(to: url)
      known = FileStamp(url).map { Known(stamp: $0, saved: saved) }
      return catalog
    }
  }
}
