import Foundation
import GRDB
import SottoCatalog

/// Catalog items in one SQLite file, written by an app and read by its extension.
///
/// The file has no companion files while nobody writes, so that an extension that may only read
/// can open it.
public final class CatalogStore: Sendable {
  public enum Access: Sendable {
    /// Creates the file, and brings one made by an older version up to date.
    case readWrite
    /// The file must exist.
    case readOnly
  }

  private let database: DatabaseQueue

  /// Opens the file.
  ///
  /// - Throws: `CatalogStoreError` when there is no such file to read, when it was made by a newer
  ///   version or when it is no catalog.
  public init(url: URL, access: Access) throws {
    var configuration = Configuration()
    configuration.readonly = access == .readOnly
    configuration.busyMode = .timeout(2)
    if access == .readOnly, !FileManager.default.fileExists(atPath: url.path) {
      throw CatalogStoreError.missing(url)
    }
    do {
      database = try DatabaseQueue(path: url.path, configuration: configuration)
      let migrator = CatalogSchema.migrator
      if try database.read(migrator.hasBeenSuperseded) { throw CatalogStoreError.newer(url) }
      if access == .readWrite {
        try migrator.migrate(database)
      } else if try !database.read(migrator.hasCompletedMigrations) {
        throw CatalogStoreError.older(url)
      }
    } catch let error as DatabaseError {
      throw CatalogStoreError.unreadable(url, error.message ?? error.description)
    }
  }

  /// Grows by one whenever the items change, whoever changes them.
  public func revision() throws -> Int {
    try database.read(CatalogSchema.revision)
  }

  /// All items, in the order they were stored, with the revision they belong to.
  public func items() throws -> (items: [CatalogItem], revision: Int) {
    try database.read { db in
      (try CatalogItem.fetchAll(db), try CatalogSchema.revision(of: db))
    }
  }

  /// Stores these items in place of all others, in one transaction.
  public func replaceItems(with items: some Sequence<CatalogItem>) throws {
    try database.write { db in
      try CatalogItem.deleteAll(db)
      for item in items { try item.insert(db) }
      try CatalogSchema.countChange(in: db)
    }
  }
}
