import Foundation
import GRDB
import SottoCatalog

/// Reads items from a table of any SQLite database whose columns have the names of `ImportColumn`.
public enum SQLiteTable {
  /// - Parameters:
  ///   - table: The table's name; `nil` takes the only one that has the columns needed.
  ///   - defaultKind: The kind of rows that do not say theirs.
  /// - Throws: `CatalogStoreError` when the file is no database, `CatalogImportError` when no table
  ///   has an identifier and a title.
  public static func items(
    of url: URL, table: String? = nil, defaultKind: CatalogItem.Kind = .song
  ) throws -> CatalogImport {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CatalogStoreError.missing(url)
    }
    var configuration = Configuration()
    configuration.readonly = true
    do {
      return try DatabaseQueue(path: url.path, configuration: configuration).read { db in
        try items(of: table ?? suitableTable(in: db), in: db, defaultKind)
      }
    } catch let error as DatabaseError {
      throw CatalogStoreError.unreadable(url, error.message ?? error.description)
    }
  }

  private static func suitableTable(in db: Database) throws -> String {
    let tables = try String.fetchAll(
      db, sql: "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') ORDER BY name")
    let suitable = try tables.first { table in
      let columns = Set(try db.columns(in: table).compactMap { ImportColumn(header: $0.name) })
      return columns.isSuperset(of: [.identifier, .title])
    }
    guard let suitable else { throw CatalogImportError.noSuitableTable(among: tables) }
    return suitable
  }

  private static func items(
    of table: String, in db: Database, _ defaultKind: CatalogItem.Kind
  ) throws -> CatalogImport {
    let names = try db.columns(in: table).map(\.name)
    let columns = names.map { ImportColumn(header: $0) }
    for needed in [ImportColumn.identifier, .title] where !columns.contains(needed) {
      throw CatalogImportError.missingColumn(needed.name, among: names)
    }
    let rows = try Row.fetchCursor(db, sql: "SELECT * FROM \(table.quotedDatabaseIdentifier)")
    var reader = RowReader(defaultKind: defaultKind)
    var line = 0
    while let row = try rows.next() {
      line += 1
      var fields: [(column: ImportColumn, text: String)] = []
      for (index, column) in columns.enumerated() {
        guard let column else { continue }
        if let text = text(row[index] as DatabaseValue, column, line, &reader) {
          fields.append((column, text))
        }
      }
      reader.add(fields, line: line)
    }
    return reader.result()
  }

  private static func text(
    _ value: DatabaseValue, _ column: ImportColumn, _ line: Int, _ reader: inout RowReader
  ) -> String? {
    switch value.storage {
    case .null: return nil
    case .int64(let number): return String(number)
    case .double(let number): return String(number)
    // What a CatalogStore separates is separated as a table is.
    case .string(let text): return text.replacingOccurrences(of: "\u{1F}", with: column.separator)
    case .blob(let data):
      reader.note(line, column, "has \(data.count) bytes of binary data instead of text; left out")
      return nil
    }
  }
}
