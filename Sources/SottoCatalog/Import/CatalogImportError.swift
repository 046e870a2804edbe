/// Why nothing of a table can be read.
public enum CatalogImportError: Error, Equatable, Sendable, CustomStringConvertible {
  case empty
  /// The first line is no text, as of a file that is something else.
  case notText
  /// A column that every item needs, and the columns there are.
  case missingColumn(String, among: [String])
  /// A column that is there twice.
  case repeatedColumn(String)
  /// The tables of a database, none of which has the columns that items need.
  case noSuitableTable(among: [String])

  /// What is wrong, and what a table needs.
  public var description: String {
    switch self {
    case .empty: "The table is empty; its first line must name the columns."
    case .notText: "The first line is no text; a table begins with the names of its columns."
    case .missingColumn(let name, let columns) where columns.count == 1:
      "The table has no column \"\(name)\", only \(Self.list(columns)). Tabs separate columns."
    case .missingColumn(let name, let columns):
      "The table has no column \"\(name)\", only \(Self.list(columns))."
    case .repeatedColumn(let name): "The table has the column \"\(name)\" twice."
    case .noSuitableTable(let tables) where tables.isEmpty: "The database has no table."
    case .noSuitableTable(let tables):
      "No table of the database has the columns \"id\" and \"title\"; it has \(Self.list(tables))."
    }
  }

  /// Names as a person can read them, who may have taken some other file for a table.
  private static func list(_ names: [String]) -> String {
    names.prefix(20).map { $0.count > 40 ? "\($0.prefix(40))…" : $0 }.joined(separator: ", ")
      + (names.count > 20 ? " …" : "")
  }
}
