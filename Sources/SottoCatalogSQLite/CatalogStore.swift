import Foundation
import GRDB
import SottoCatalog

/// Catalog items in one SQLite file, written by an app, and the index of them beside it, which its
/// extension opens.
///
/// The file has no companion files while nobody writes, so that an extension that may only read
/// can open it. After each change the index of what changed is put beside the others, and the list of
/// them replaced in one step: who has the old one open goes on with it, and nobody waits.
public final class CatalogStore: CatalogStorage {
  /// What a store is opened for.
  public enum Access: Sendable {
    /// Creates the file, and brings one made by an older version up to date.
    case readWrite
    /// The file must exist.
    case readOnly
  }

  private let url: URL
  private let database: DatabaseQueue
  private let index: StoredIndex

  /// Opens the file. If its index is not that of its items, as after a loss of power in the midst of a
  /// change, who may write makes it anew.
  ///
  /// - Throws: `CatalogStoreError` when there is no such file to read, when it was made by a newer
  ///   version or when it is no catalog.
  public init(url: URL, access: Access) throws {
    self.url = url
    index = StoredIndex(url: Self.index(of: url))
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
        try mendIndex()
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
  ///
  /// - Throws: `CatalogStoreError` when the file is damaged.
  public func items() throws -> (items: [CatalogItem], revision: Int) {
    try CatalogStoreError.naming(url) {
      try database.read { db in
        (try CatalogItem.fetchAll(db), try CatalogSchema.revision(of: db))
      }
    }
  }

  /// Stores these items in place of all others, in one transaction, and indexes them. Of several with
  /// one identifier the first is kept.
  ///
  /// - Returns: The catalog of them.
  /// - Throws: When the file cannot be written; then nothing has changed. When only the index cannot,
  ///   the items have; the next change, or who opens the store next, makes it anew.
  /// - Complexity: O(n).
  @discardableResult
  public func replaceItems(with items: some Sequence<CatalogItem>) throws -> Catalog {
    let items = Array(items)
    return try change { db in
      try CatalogItem.deleteAll(db)
      for item in items { try item.insert(db, orReplace: false) }
    } catalog: { _ in
      Catalog(items)
    }
  }

  /// Adds items, or puts them in the place of those with their identifiers, and removes others. Of
  /// several with one identifier the last counts, and what is both added and removed is there.
  ///
  /// - Returns: The catalog of all that are stored then.
  /// - Throws: When the file cannot be written; then nothing has changed. When only the index cannot,
  ///   the items have; the next change, or who opens the store next, makes it anew.
  /// - Complexity: O(m log n) on average for m changes among n items.
  @discardableResult
  public func update(
    _ items: some Sequence<CatalogItem>, removing identifiers: some Sequence<String>
  ) throws -> Catalog {
    let (items, identifiers) = (Array(items), Array(identifiers))
    return try change { db in
      try CatalogItem.delete(identifiers, db)
      for item in items { try item.insert(db, orReplace: true) }
    } catalog: { known in
      known()?.removing(identifiers).updating(items)
    }
  }

  // MARK: - The index

  /// Changes the items, then the index. Whoever else writes waits meanwhile, so that the index never
  /// misses what another process stored.
  private func change(
    _ items: (Database) throws -> Void, catalog: (_ known: () -> Catalog?) -> Catalog?
  ) throws -> Catalog {
    let revision = try CatalogStoreError.naming(url) {
      try database.write { db in
        try items(db)
        try CatalogSchema.countChange(in: db)
        return try CatalogSchema.revision(of: db)
      }
    }
    return try CatalogStoreError.naming(url) {
      try database.write { db in
        let now = try CatalogSchema.revision(of: db)
        // Another change that came between is in the items, so the index is made of them.
        let changed = now == revision ? catalog { index.catalog(at: revision - 1) } : nil
        return try index.write(changed ?? Catalog(CatalogItem.fetchAll(db)), at: now)
      }
    }
  }

  private func mendIndex() throws {
    try database.write { db in
      let revision = try CatalogSchema.revision(of: db)
      guard revision > 0, index.catalog(at: revision) == nil else { return }
      try index.write(Catalog(CatalogItem.fetchAll(db)), at: revision)
    }
  }

  /// Where the index of a store's items lies.
  static func index(of url: URL) -> URL { url.appendingPathExtension("index") }
}
