import Foundation
import GRDB
import SottoCatalog
import SottoCatalogSQLite
import Testing

@Suite final class CatalogStoreTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var url: URL { folder.appendingPathComponent("Catalog.sqlite") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func itemsComeBackAsTheyWere() throws {
    let full = CatalogItem(
      identifier: "1", kind: .podcastEpisode, title: "É\"'\n", artists: ["A", "B"], album: "C",
      aliases: ["D"], genres: ["E", "F"], moods: ["G"],
      releaseDate: ReleaseDate(year: 2026, month: 11, day: 9), popularity: 1.5, duration: 20.25,
      members: ["2", "3"], location: "/x")
    let bare = CatalogItem(identifier: "2", kind: .song, title: "")
    let store = try CatalogStore(url: url, access: .readWrite)
    try store.replaceItems(with: [full, bare])
    #expect(try store.items().items == [full, bare])
  }

  @Test func readerSeesEachChange() throws {
    let writer = try CatalogStore(url: url, access: .readWrite)
    let reader = try CatalogStore(url: url, access: .readOnly)
    let before = try reader.revision()
    try writer.replaceItems(with: Cases.items)
    #expect(try reader.revision() == before + 1)
    #expect(try reader.items().items == Cases.items)
    try writer.replaceItems(with: [])
    #expect(try reader.items().items.isEmpty)
    #expect(throws: (any Error).self) { try reader.replaceItems(with: Cases.items) }
  }

  @Test func noFileIsSaid() {
    #expect(throws: CatalogStoreError.missing(url)) {
      try CatalogStore(url: self.url, access: .readOnly)
    }
  }

  @Test(arguments: [CatalogStore.Access.readOnly, .readWrite])
  func newerFileIsSaid(_ access: CatalogStore.Access) throws {
    _ = try CatalogStore(url: url, access: .readWrite)
    try DatabaseQueue(path: url.path).write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('from the future')")
    }
    #expect(throws: CatalogStoreError.newer(url)) {
      try CatalogStore(url: self.url, access: access)
    }
  }

  /// A bit that flips in a row's header makes it so, whatever the table promises.
  @Test func rowsThatLackWhatEachHasAreLeftOut() throws {
    let store = try CatalogStore(url: url, access: .readWrite)
    try store.replaceItems(with: Cases.items.prefix(4))
    try DatabaseQueue(path: url.path).write { db in
      try db.execute(
        sql: """
          CREATE TABLE copy AS SELECT * FROM item; DROP TABLE item; ALTER TABLE copy RENAME TO item;
          UPDATE item SET identifier = NULL WHERE rowid = 1;
          UPDATE item SET title = NULL WHERE rowid = 2;
          UPDATE item SET kind = x'FF' WHERE rowid = 3;
          UPDATE item SET artists = NULL, aliases = NULL, popularity = NULL, isExplicit = NULL
          WHERE rowid = 4;
          """)
    }
    let items = try store.items().items
    #expect(items.map(\.identifier) == [Cases.items[3].identifier])
    #expect(items.map(\.artists) == [[]])
  }

  @Test func emptyFileIsOlder() throws {
    try Data().write(to: url)
    #expect(throws: CatalogStoreError.older(url)) {
      try CatalogStore(url: self.url, access: .readOnly)
    }
  }

  @Test func otherFileIsUnreadable() throws {
    try Data(repeating: 65, count: 5000).write(to: url)
    let error = #expect(throws: CatalogStoreError.self) {
      try CatalogStore(url: self.url, access: .readWrite)
    }
    #expect(try #require(error).description.contains(url.path))
  }
}
