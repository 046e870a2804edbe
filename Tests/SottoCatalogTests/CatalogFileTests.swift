import Foundation
import Testing

@testable import SottoCatalog

@Suite final class CatalogFileTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var url: URL { folder.appendingPathComponent("Catalog.index") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func openedIsAsSaved() throws {
    let catalog = Catalog(Cases.items)
    try catalog.write(to: url)
    let opened = try Catalog(contentsOf: url)
    #expect(opened.items == Cases.items)
    for search in CatalogSearchTests.searches {
      #expect(Array(opened.search(search.query)) == Array(catalog.search(search.query)))
    }
  }

  @Test func changedCatalogIsSavedWhole() throws {
    let item = CatalogItem(identifier: "new", kind: .song, title: "Brand New")
    try Catalog(Cases.items).removing(["skyfall"]).updating([item]).write(to: url)
    let opened = try Catalog(contentsOf: url)
    #expect(opened.count == Cases.items.count)
    #expect(opened["skyfall"] == nil)
    #expect(opened["new"] == item)
  }

  @Test func emptyCatalogIsSaved() throws {
    try Catalog([]).write(to: url)
    #expect(try Catalog(contentsOf: url).count == 0)
  }

  @Test func everyLengthIsChecked() throws {
    try Catalog(Cases.items.prefix(3)).write(to: url)
    let whole = try Data(contentsOf: url)
    for length in stride(from: 0, to: whole.count, by: 101) {
      try whole.prefix(length).write(to: url)
      #expect(throws: CatalogIndexError.self) { try Catalog(contentsOf: self.url) }
    }
  }

  @Test func everyByteIsChecked() throws {
    try Catalog(Cases.items.prefix(3)).write(to: url)
    let whole = try Data(contentsOf: url)
    for place in stride(from: 0, to: whole.count, by: 53) {
      var changed = whole
      changed[place] ^= 0x10
      try changed.write(to: url)
      #expect(throws: CatalogIndexError.self) { try Catalog(contentsOf: self.url) }
    }
  }

  @Test func otherVersionIsSaid() throws {
    try Catalog(Cases.items.prefix(3)).write(to: url)
    var changed = try Data(contentsOf: url)
    changed[8] = 200
    try changed.write(to: url)
    #expect(throws: CatalogIndexError.otherVersion(url.path, 200)) {
      try Catalog(contentsOf: self.url)
    }
  }

  /// What other files of language would have made of a name, a search would not find.
  @Test func otherKnowledgeIsSaid() throws {
    try Catalog(Cases.items.prefix(3)).write(to: url)
    var changed = try Data(contentsOf: url)
    changed[16] ^= 1
    try changed.write(to: url)
    #expect(throws: CatalogIndexError.otherKnowledge(url.path)) {
      try Catalog(contentsOf: self.url)
    }
  }

  @Test func nothingIsLeftBesideTheFile() throws {
    try Catalog(Cases.items).write(to: url)
    try Catalog(Cases.items.prefix(3)).write(to: url)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Catalog.index"])
    #expect(try Catalog(contentsOf: url).count == 3)
  }

  @Test func missingFileIsSaid() {
    let error = #expect(throws: CatalogIndexError.self) { try Catalog(contentsOf: self.url) }
    #expect(error?.description.contains(url.path) == true)
  }

  @Test func folderThatIsNotThereIsSaid() {
    let error = #expect(throws: CatalogIndexError.self) {
      try Catalog(Cases.items).write(to: self.url.appendingPathComponent("no/where"))
    }
    #expect(error?.description.contains("no/where") == true)
  }
}
