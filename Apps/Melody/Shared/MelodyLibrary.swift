import Foundation
import SottoCatalog
import SottoCatalogSQLite

/// What the app has indexed, ready to be searched.
package final class MelodyLibrary: Sendable {
  private let stored: StoredCatalog

  package init(_ container: MelodyContainer) { stored = StoredCatalog(url: container.catalog) }

  /// The catalog as it is now.
  ///
  /// - Throws: `CatalogStoreError` when there is none yet or it cannot be read.
  package func catalog() throws -> Catalog { try stored.catalog() }

  /// The catalog, once the app has made it: a new installation takes some seconds.
  package func catalog(within patience: Duration) async throws -> Catalog {
    let deadline = ContinuousClock.now + patience
    while true {
      do {
        return try catalog()
      } catch let error as CatalogStoreError {
        guard ContinuousClock.now < deadline, error.mayPass else { throw error }
      }
      try await Task.sleep(for: .milliseconds(50))
    }
  }
}

extension CatalogStoreError {
  /// Whether the app, as it starts, will do something about it.
  fileprivate var mayPass: Bool {
    switch self {
    case .missing, .older: true
    case .newer, .unreadable: false
    }
  }
}
