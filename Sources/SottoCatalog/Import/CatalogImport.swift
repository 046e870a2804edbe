/// What was read of a table: the items that could be, and what was wrong with the others.
public struct CatalogImport: Sendable {
  /// In the order of their rows.
  public var items: [CatalogItem] = []
  /// In the order of their lines; some left out a value, some the row.
  public var problems: [Problem] = []

  /// Nothing read, nothing wrong.
  public init() {}

  /// One thing that is wrong in a table.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1, the header included; of a database the row's number.
    public var line: Int
    /// The column's name; `nil` where the whole line is meant.
    public var column: String?
    /// What is wrong, and what became of it.
    public var reason: String

    /// Notes what is wrong on a line.
    public init(line: Int, column: String?, reason: String) {
      self.line = line
      self.column = column
      self.reason = reason
    }

    /// "line 4, releaseDate: "soon" is no date such as 2015 or 2015-10-23; left out".
    public var description: String {
      column.map { "line \(line), \($0): \(reason)" } ?? "line \(line): \(reason)"
    }
  }
}
