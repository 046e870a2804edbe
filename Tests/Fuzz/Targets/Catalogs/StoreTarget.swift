import Foundation
import SottoCatalog
import SottoCatalogSQLite

/// The database of a `CatalogStore`, whose index is gone or not.
struct StoreTarget: FuzzTarget {
  static let name = "store"
  let samples: [[UInt8]]
  private let file = URL(fileURLWithPath: "Catalog.sqlite")

  init() throws {
    try CatalogStore(url: file, access: .readWrite).replaceItems(with: IndexTarget.items)
    samples = [[UInt8](try Data(contentsOf: file))]
  }

  func read(_ input: [UInt8]) throws {
    for companion in ["-journal", "-wal", "-shm", ".index"] {
      try? FileManager.default.removeItem(atPath: file.path + companion)
    }
    try Data(input).write(to: file)
    // Each by itself, as one may be refused what another is not.
    var refusal: (any Error)?
    for read in [readTable, readItems, change] {
      do { try read() } catch { refusal = error }
    }
    if let refusal { throw refusal }
  }

  private func readTable() throws { _ = try SQLiteTable.items(of: file) }

  private func readItems() throws {
    _ = try CatalogStore(url: file, access: .readOnly).items()
  }

  private func change() throws {
    let store = try CatalogStore(url: file, access: .readWrite)
    try store.update(IndexTarget.added, removing: ["skyfall"])
    for query in IndexTarget.queries.prefix(2) {
      _ = try StoredCatalog(url: file).catalog().search(query)
    }
    try store.replaceItems(with: IndexTarget.items)
  }
}
