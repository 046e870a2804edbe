import Foundation
import GRDB
import SottoCatalog

/// Catalog items in one SQLite file, written by an app, and the index of them beside it, which its
/// extension opens.
///
/// The file has no companion files while nobody writes, so that an extension that may only read
/// can open it. The index is replaced in one step after each change: who has the old one open goes
/// on with it, and nobody waits.
public final class CatalogStore: CatalogStorage {
  public enum Access: Sendable {
    /// Creates the file, and brings one made by an older version up to date.
    case readWrite
    /// The file must exist.
    case readOnly
  }

  private let database: DatabaseQueue
  private let index: URL

  /// Opens the file.
  ///
  /// - Throws: `CatalogStoreError` when there is no such file to read, when it was made by a newer
  ///   version or when it is no catalog.
  public init(url: URL, access: Access) throws {
    index = Self.index(of: url)
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

  /// Stores these items in place of all others, in one transaction, and indexes them.
  ///
  /// - Returns: The catalog of them.
  /// - Throws: When the file cannot be written; then nothing has changed.
  @discardableResult
  public func replaceItems(with items: some Sequence<CatalogItem>) throws -> Catalog {
    try database.write { db in
      try CatalogItem.deleteAll(db)
      for item in items { try item.insert(db) }
      try CatalogSchema.countChange(in: db)
    }
    return try indexed(Catalog(items))
  }

  /// Adds items, or puts them in the place of those with their identifiers, and removes others.
  ///
  /// - Returns: The catalog of all that are stored then.
  /// - Throws: When the file cannot be written; then nothing has changed.
  @discardableResult
  public func update(
    _ items: some Sequence<CatalogItem>, removing identifiers: some Sequence<String>
  ) throws -> Catalog {
    try database.write { db in
      try CatalogItem.delete(identifiers, db)
      for item in items { try item.insert(db) }
      try CatalogSchema.countChange(in: db)
    }
    let known = try? Catalog(contentsOf: index)
    return try indexed(
      known.map { $0.removing(identifiers).updating(items) } ?? Catalog(self.items().items))
  }

  private func indexed(_ catalog: Catalog) throws -> Catalog {
    try catalog.write(to: index)
    return catalog
  }

  /// Where the index of a store's items lies.
  static func index(of url: URL) -> URL { url.appendingPathExtension("index") }
}
