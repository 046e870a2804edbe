import Foundation
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
}
