/// What was read of a table: the items that could be, and what was wrong with the others.
public struct CatalogImport: Sendable {
  public var items: [CatalogItem] = []
  public var problems: [Problem] = []

  public init() {}

  /// One thing that is wrong in a table.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1, the header included; of a database the row's number.
    public var line: Int
    /// The column's name; `nil` where the whole line is meant.
    public var column: String?
    /// What is wrong, and what became of it.
    public var reason: String

    public init(line: Int, column: String?, reason: String) {
      self.line = line
      self.column = column
      self.reason = reason
    }

    public var description: String {
      column.map { "line \(line), \($0): \(reason)" } ?? "line \(line): \(reason)"
    }
  }
}

/// Why nothing of a table can be read.
public enum CatalogImportError: Error, Equatable, Sendable, CustomStringConvertible {
  case empty
  /// A column that every item needs.
  case missingColumn(String, among: [String])

  public var description: String {
    switch self {
    case .empty: "The table is empty; its first line must name the columns."
    case .missingColumn(let name, let columns):
      "The table has no column \"\(name)\", only \(columns.joined(separator: ", "))."
    }
  }
}
