import SottoCatalog
import SottoCatalogSQLite

extension CatalogStoreError {
  /// A catalog, once the app has made it: a new installation takes some seconds.
  ///
  /// - Parameter load: Reads it as it is now.
  /// - Throws: What `load` does, when waiting does not help or has lasted too long.
  package static func waiting(
    _ patience: Duration, for load: () throws -> Catalog
  ) async throws -> Catalog {
    let deadline = ContinuousClock.now + patience
    while true {
      do {
        return try load()
      } catch let error as CatalogStoreError {
        guard ContinuousClock.now < deadline, error.mayPass else { throw error }
      }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// Whether the app, as it starts, will do something about it.
  private var mayPass: Bool {
    switch self {
    case .missing, .older: true
    case .newer, .unreadable: false
    }
  }
}
