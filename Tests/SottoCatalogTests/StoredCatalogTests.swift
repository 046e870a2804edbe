import Foundation
import GRDB
import SottoCatalog
import SottoCatalogSQLite
import Testing

@Suite final class StoredCatalogTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var url: URL { folder.appendingPathComponent("Catalog.sqlite") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func followsTheStore() throws {
    let stored = StoredCatalog(url: url)
    #expect(throws: CatalogStoreError.missing(url)) { try stored.catalog() }
    let store = try CatalogStore(url: url, access: .readWrite)
    try store.replaceItems(with: Cases.items)
    let before = try stored.catalog()
    #expect(before.items == Cases.items)
    let item = CatalogItem(identifier: "new", kind: .song, title: "Brand New")
    try store.update([item], removing: ["skyfall"])
    #expect(try stored.catalog()["new"] == item)
    #expect(try stored.catalog()["skyfall"] == nil)
    #expect(before["skyfall"] != nil)
    #expect(Set(try store.items().items) == Set(try stored.catalog().items))
  }

  @Test func damagedIndexIsMadeAnew() throws {
    let store = try CatalogStore(url: url, access: .readWrite)
    try store.replaceItems(with: Cases.items)
    try Data("no index".utf8).write(to: url.appendingPathExtension("index"))
    #expect(try StoredCatalog(url: url).catalog().items == Cases.items)
    try store.update([], removing: ["skyfall"])
    #expect(try StoredCatalog(url: url).catalog()["skyfall"] == nil)
  }

  /// A file whose beginning is whole, so that it opens, and whose rows are not.
  @Test func damagedRowsAreNamed() throws {
    let store = try CatalogStore(url: url, access: .readWrite)
    try store.replaceItems(
      with: (0..<2000).map { CatalogItem(identifier: "\($0)", kind: .song, title: "Song \($0)") })
    var bytes = try Data(contentsOf: url)
    bytes.replaceSubrange(8192..., with: repeatElement(0xa5, count: bytes.count - 8192))
    try bytes.write(to: url)
    try Data("no index".utf8).write(to: url.appendingPathExtension("index"))
    let url = url
    func isNamed(_ error: any Error) -> Bool {
      if case CatalogStoreError.unreadable(url, _) = error { true } else { false }
    }
    #expect(performing: { try StoredCatalog(url: url).catalog() }, throws: isNamed)
    #expect(
      performing: {
        try CatalogStore(url: url, access: .readWrite).replaceItems(with: Cases.items)
      }, throws: isNamed)
  }

  /// What was indexed before is not written again: only what changed, and the list of all parts.
  @Test func changeWritesOnlyWhatChanged() throws {
    let store = try CatalogStore(url: url, access: .readWrite)
    let many = (0..<3000).map { number in
      CatalogItem(identifier: "\(number)", kind: .song, title: "Song \(number)")
    }
    try store.replaceItems(with: many)
    let before = try sizes()
    try store.update(
      [CatalogItem(identifier: "new", kind: .song, title: "Brand New")], removing: ["7"])
    let after = try sizes()
    let largest = try #require(before.max { $0.value < $1.value })
    #expect(after[largest.key] == largest.value)
    let added = after.filter { before[$0.key] != $0.value }
    #expect(added.values.reduce(0, +) < largest.value / 4)
    let catalog = try StoredCatalog(url: url).catalog()
    #expect(catalog.count == 3000)
    #expect(catalog["7"] == nil)
    #expect(catalog.search(CatalogQuery(mediaName: "brand new")).first?.item.identifier == "new")
  }

  /// The index files, by name and the time they were written.
  private func sizes() throws -> [String: Int] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.filter { $0.contains(".index") }.map { name in
        let file = folder.appendingPathComponent(name)
        let number = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber]
        return ("\(name) \(number ?? "")", try Data(contentsOf: file).count)
      })
  }

  @Test func partsThatAreGoneFromTheListAreRemoved() throws {
    let store = try CatalogStore(url: url, access: .readWrite)
    for number in 0..<40 {
      try store.update(
        [CatalogItem(identifier: "\(number)", kind: .song, title: "Song \(number)")], removing: [])
    }
    try store.replaceItems(with: Cases.items)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { $0.contains(".part-") }.count == 1)
    #expect(try StoredCatalog(url: url).catalog().items == Cases.items)
  }

  /// Two stores of one file, as two processes have them, miss nothing of each other's changes.
  @Test func writersTakeTurns() throws {
    let stores = try (0..<2).map { _ in try CatalogStore(url: url, access: .readWrite) }
    DispatchQueue.concurrentPerform(iterations: 2) { writer in
      for number in 0..<20 {
        let item = CatalogItem(
          identifier: "\(writer) \(number)", kind: .song, title: "Song \(number)")
        do { try stores[writer].update([item], removing: []) } catch { Issue.record(error) }
      }
    }
    let stored = try stores[0].items().items
    #expect(stored.count == 40)
    #expect(Set(try StoredCatalog(url: url).catalog().items) == Set(stored))
  }

  /// As after a loss of power between the items and their index.
  @Test func indexThatIsBehindIsMadeAnew() throws {
    try CatalogStore(url: url, access: .readWrite).replaceItems(with: Cases.items)
    try DatabaseQueue(path: url.path).write { db in
      try db.execute(sql: "DELETE FROM item WHERE identifier = 'skyfall'; PRAGMA user_version = 2")
    }
    #expect(try StoredCatalog(url: url).catalog()["skyfall"] != nil)
    _ = try CatalogStore(url: url, access: .readWrite)
    #expect(try StoredCatalog(url: url).catalog()["skyfall"] == nil)
  }

  /// Of items with one identifier, store and index have the same one.
  @Test func repeatedIdentifiersAreOne() throws {
    let twice = ["One", "Two"].map { CatalogItem(identifier: "a", kind: .song, title: $0) }
    let store = try CatalogStore(url: url, access: .readWrite)
    #expect(try store.replaceItems(with: twice).items.map(\.title) == ["One"])
    #expect(try store.items().items.map(\.title) == ["One"])
    #expect(try store.update(twice, removing: ["a"]).items.map(\.title) == ["Two"])
    #expect(try store.items().items.map(\.title) == ["Two"])
  }
}
