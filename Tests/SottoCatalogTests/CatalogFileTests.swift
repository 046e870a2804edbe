import Foundation
import Mutation
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

  @Test(arguments: ["", "id\ttitle\n1\tHalo\n", String(repeating: "no index ", count: 99)])
  func otherFileIsSaidToBeOne(_ text: String) throws {
    try Data(text.utf8).write(to: url)
    #expect(throws: CatalogIndexError.notAnIndex(url.path)) { try Catalog(contentsOf: self.url) }
  }

  /// Nobody may ever write to it.
  @Test func pipeIsNotWaitedFor() {
    #expect(mkfifo(url.path, 0o600) == 0)
    #expect(throws: CatalogIndexError.notAnIndex(url.path)) { try Catalog(contentsOf: self.url) }
  }

  @Test func fileThatCannotBeWrittenIsNamed() throws {
    let place = folder.appendingPathComponent("none/Catalog.index")
    let refusal = #expect(throws: CatalogIndexError.self) { try Catalog([]).write(to: place) }
    #expect(refusal?.description.hasPrefix("The index \(place.path) cannot be written:") == true)
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

  @Test func listWithoutRevisionIsDamaged() throws {
    var writer = IndexWriter()
    writer.add(.parts, [UInt64]())
    try writer.image().write(to: url)
    #expect(throws: CatalogIndexError.damaged(url.path, "its list of parts is incomplete")) {
      try Catalog(contentsOf: self.url)
    }
  }

  @Test func listThatHasAPartTwiceIsDamaged() throws {
    try Catalog(Cases.items).write(to: url)
    let catalog = try Catalog(contentsOf: url)
    let twice = Catalog(segments: catalog.segments + catalog.segments)
    try SavedCatalog(catalog: twice, revision: 1).write(to: url)
    #expect(throws: CatalogIndexError.damaged(url.path, "its list has a part twice")) {
      try Catalog(contentsOf: self.url)
    }
  }

  /// As somebody makes one who knows how checksums are made.
  @Test(
    arguments: [
      ([0, 2], "its parts are not of one catalog"), ([0, 3, 2], "its lists are out of order"),
      ([0, 1, 9], "its lists are out of order"), ([0, .max, 2], "its lists are out of order"),
    ] as [([UInt32], String)])
  func listsThatDoNotFitTogetherAreDamaged(_ recordEnds: [UInt32], _ reason: String) throws {
    var writer = IndexWriter()
    writer.add(.kinds, [UInt8](repeating: 0, count: 2))
    writer.add(.popularities, [Double](repeating: 0, count: 2))
    writer.add(.dates, [UInt32](repeating: 0, count: 2))
    writer.add(.records, [UInt8](repeating: 0, count: 2))
    writer.add(.recordEnds, recordEnds)
    for field in NameField.allCases where field.isCompared {
      writer.add(.field(field, .rowNameEnds), [UInt32](repeating: 0, count: 3))
    }
    try writer.image().write(to: url)
    #expect(throws: CatalogIndexError.damaged(url.path, reason)) {
      try Catalog(contentsOf: self.url)
    }
  }

  /// A record has a byte for each of its texts, however long they are.
  @Test func textThatAnItemHasOftenIsInMemoryOnce() throws {
    let text = String(repeating: "long ", count: 100)
    let items = ["a", "b"].map {
      CatalogItem(identifier: $0, kind: .song, title: text, aliases: [text, text])
    }
    try Catalog(items).write(to: url)
    let opened = try Catalog(contentsOf: url)
    #expect(opened.items == items)
    let places = opened.items.flatMap { [$0.title] + $0.aliases }.map { text in
      text.utf8.withContiguousStorageIfAvailable { $0.baseAddress }
    }
    #expect(places.count == 6)
    #expect(Set(places).count == 1)
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

  /// A catalog that is too large for one index is some of them, which shows nowhere.
  @Test func manyTextsAreSeveralSegments() throws {
    let segments = CatalogSegment.segments(
      of: Cases.items + Cases.items.prefix(3), lists: 1500)
    #expect(segments.count > 3)
    try Catalog(segments: segments).write(to: url)
    let opened = try Catalog(contentsOf: url)
    #expect(opened.items == Cases.items)
    let whole = Catalog(Cases.items)
    for search in CatalogSearchTests.searches {
      let found = opened.search(search.query).first?.score ?? 0
      // How many items have a name counts a little, and is known of each segment.
      #expect(abs(found - (whole.search(search.query).first?.score ?? 0)) < 0.03)
    }
  }

  @Test func missingPartIsSaid() throws {
    try Catalog(Cases.items).removing(["skyfall"]).write(to: url)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.contains(".part-") {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    #expect(throws: CatalogIndexError.self) { try Catalog(contentsOf: self.url) }
  }

  /// Whatever happens to single bytes of its files, a catalog opens as it was or says that it is
  /// damaged.
  @Test func damagedFilesAreNeverBelieved() throws {
    var generator = SeededGenerator(seed: 7)
    let item = CatalogItem(identifier: "new", kind: .song, title: "Brand New")
    try Catalog(Cases.items.prefix(5)).removing(["hello"]).updating([item]).write(to: url)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { folder.appendingPathComponent($0) }
    #expect(files.count == 3)
    let whole = try files.map { try Data(contentsOf: $0) }
    for _ in 0..<600 {
      let file = Int.random(in: 0..<files.count, using: &generator)
      var changed = whole[file]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        changed[Int.random(in: 0..<changed.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) {
        changed = changed.prefix(Int.random(in: 0...changed.count, using: &generator))
      }
      try changed.write(to: files[file])
      if changed == whole[file] {
        #expect(try Catalog(contentsOf: url).count == 5)
      } else {
        #expect(throws: CatalogIndexError.self) { try Catalog(contentsOf: self.url) }
      }
      try whole[file].write(to: files[file])
    }
  }
}
