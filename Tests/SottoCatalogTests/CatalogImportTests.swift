import Foundation
import GRDB
import SottoCatalog
import SottoCatalogSQLite
import Testing

@Suite struct CatalogImportTests {
  static let header = "id\ttitle\tartist\tgenre\tyear\tpopularity\texplicit\ttype\n"

  @Test func rowsAreRead() throws {
    let table = Self.header + "1\tHalo\tBeyoncé, Jay-Z\tpop|r&b\t2008\t3.5\ttrue\tsong\r\n"
    let result = try TSVTable.items(of: Data(table.utf8))
    #expect(result.problems.isEmpty)
    #expect(
      result.items == [
        CatalogItem(
          identifier: "1", kind: .song, title: "Halo", artists: ["Beyoncé", "Jay-Z"],
          genres: ["pop", "r&b"], releaseDate: ReleaseDate(year: 2008), popularity: 3.5,
          isExplicit: true)
      ])
  }

  /// A bad row, the column that is bad, and whether the row is kept.
  @Test(arguments: [
    ("\tHalo", "id", false), ("1\t ", "title", false), ("1", "title", false),
    ("1\tHalo\t\t\tsoon", "releaseDate", true), ("1\tHalo\t\t\t\t-1", "popularity", true),
    ("1\tHalo\t\t\t\tnan", "popularity", true), ("1\tHalo\t\t\t\t\tperhaps", "explicit", true),
    ("1\tHalo\t\t\t\t\t\tsonnet", "type", false), ("1\tHalo\t\t\t\t\t\t\tmore", nil, false),
    ("1\tHa\u{0}lo", "title", false),
  ])
  func badRowIsNamed(_ row: String, _ column: String?, _ isKept: Bool) throws {
    let table = Self.header + "0\tBefore\n" + row + "\n2\tAfter\n"
    let result = try TSVTable.items(of: Data(table.utf8))
    #expect(result.problems.map(\.line) == [3])
    #expect(result.problems.map(\.column) == [column])
    #expect(result.items.map(\.identifier) == (isKept ? ["0", "1", "2"] : ["0", "2"]))
  }

  @Test func secondOfOneIdentifierIsNamed() throws {
    let result = try TSVTable.items(of: Data("id\ttitle\n1\tOne\n1\tTwo\n".utf8))
    #expect(result.items.map(\.title) == ["One"])
    #expect(result.problems.first?.description.hasPrefix("line 3, id: \"1\"") == true)
  }

  /// Large tables are read in parts; that shows nowhere.
  @Test func manyRowsAreReadInOrder() throws {
    var lines = ["id\ttitle\tyear"]
    for number in 2...4000 { lines.append("\(number)\tName \(number)\t1999") }
    lines[1000] = "1000"
    lines[3000] = "3001\tName\tsoon"
    lines[3998] = "7\tAgain\t1999"
    let result = try TSVTable.items(of: Data(lines.joined(separator: "\n").utf8))
    #expect(result.problems.map(\.line) == [1001, 3001, 3999])
    #expect(result.problems.map(\.column) == ["title", "releaseDate", "id"])
    let expected = (2...4000).filter { $0 != 1001 && $0 != 3999 }.map { String($0) }
    #expect(result.items.map(\.identifier) == expected)
  }

  @Test func textThatIsNotUTF8IsNamed() throws {
    let result = try TSVTable.items(
      of: Data("id\ttitle\n1\t".utf8) + [0xFF, 0xFE] + Data("\n".utf8))
    #expect(result.items.isEmpty)
    #expect(result.problems.map(\.column) == ["title"])
  }

  @Test func hugeFieldIsNamed() throws {
    let table = "id\ttitle\n1\t" + String(repeating: "x", count: 200_000)
    #expect(try TSVTable.items(of: Data(table.utf8)).problems.count == 1)
  }

  @Test func tableWithoutColumnsIsRefused() {
    #expect(throws: CatalogImportError.empty) { try TSVTable.items(of: Data()) }
    #expect(throws: CatalogImportError.missingColumn("title", among: ["id", "label"])) {
      try TSVTable.items(of: Data("id\tlabel\n".utf8))
    }
    #expect(throws: CatalogImportError.repeatedColumn("id")) {
      try TSVTable.items(of: Data("id\ttitle\tid\n1\tHalo\t2".utf8))
    }
  }

  @Test(arguments: [[0xFF, 0xD8, 0xFF], Array("id\ttitle\u{1}\n".utf8), [0]])
  func fileThatIsNoTableIsRefused(_ bytes: [UInt8]) {
    #expect(throws: CatalogImportError.notText) { try TSVTable.items(of: Data(bytes)) }
  }

  /// A person may have taken another file for a table, and should see what is wrong at a glance.
  @Test func columnsAreNamedInShort() {
    let wrong = CatalogImportError.missingColumn("id", among: ["id,title,artist"])
    #expect(wrong.description.hasSuffix("only id,title,artist. Tabs separate columns."))
    let many = (1...9000).map { "\($0)" + String(repeating: "x", count: 99) }
    #expect(CatalogImportError.missingColumn("id", among: many).description.count < 1000)
  }

  @Test func databaseWithoutSuitableTableIsRefused() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite")
    defer { try? FileManager.default.removeItem(at: url) }
    try DatabaseQueue(path: url.path).write { db in try db.execute(sql: "CREATE TABLE other (x)") }
    #expect(throws: CatalogImportError.noSuitableTable(among: ["other"])) {
      try SQLiteTable.items(of: url)
    }
  }

  @Test func databaseIsRead() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite")
    defer { try? FileManager.default.removeItem(at: url) }
    try DatabaseQueue(path: url.path).write { db in
      try db.execute(
        sql: """
          CREATE TABLE other (x); CREATE TABLE tracks (id, title, artist, year, popularity);
          INSERT INTO tracks VALUES (1, 'Halo', 'Beyoncé', 2008, 2.5), (2, x'00FF', 'A', 1, 1),
          (3, 'Hello', NULL, 'soon', NULL);
          """)
    }
    let result = try SQLiteTable.items(of: url)
    #expect(result.items.map(\.title) == ["Halo", "Hello"])
    #expect(result.items.first?.releaseDate == ReleaseDate(year: 2008))
    #expect(result.problems.map(\.line) == [2, 2, 3])
  }
}
