import Foundation

/// Makes an item of the fields of each row and notes what is wrong with them.
public struct RowReader: Sendable {
  private let defaultKind: CatalogItem.Kind
  private var items: [CatalogItem] = []
  /// By item, the line it was on.
  private var lines: [Int] = []
  private var problems: [CatalogImport.Problem] = []

  /// - Parameter defaultKind: The kind of rows that do not say theirs.
  public init(defaultKind: CatalogItem.Kind) { self.defaultKind = defaultKind }

  /// Adds the next row, or notes why it cannot be added.
  public mutating func add(_ fields: [(column: ImportColumn, text: String)], line: Int) {
    if let item = item(of: fields, line: line) { items.append(item) }
  }

  /// The item of the next row; `nil`, and a note, when it is none. Whoever takes it keeps it.
  mutating func item(
    of fields: [(column: ImportColumn, text: String)], line: Int
  ) -> CatalogItem? {
    var item = CatalogItem(identifier: "", kind: defaultKind, title: "")
    var hasPopularity = false
    for (column, text) in fields where !text.isEmpty {
      if let reason = item.set(column, to: text) {
        note(line, column, reason)
        if column == .kind { return nil }
      }
      if column == .popularity { hasPopularity = true }
    }
    guard !item.identifier.isEmpty else {
      note(line, .identifier, "is empty, so the row is left out")
      return nil
    }
    guard item.title.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else {
      note(line, .title, "is empty, so the row is left out")
      return nil
    }
    // What people put on many lists they want more.
    if !hasPopularity { item.popularity = Double(item.playlists.count) }
    lines.append(line)
    return item
  }

  /// Notes what is wrong on a line, in a column or as a whole.
  public mutating func note(_ line: Int, _ column: ImportColumn?, _ reason: String) {
    problems.append(.init(line: line, column: column?.name, reason: reason))
  }

  /// One reader with what several have noted of the lines of a table, and the items they made.
  init(joining readers: [RowReader], items: consuming [CatalogItem], defaultKind: CatalogItem.Kind)
  {
    self.init(defaultKind: defaultKind)
    self.items = items
    lines = readers.flatMap(\.lines)
    problems = readers.flatMap(\.problems)
  }

  /// What was read; of rows with one identifier the first.
  public consuming func result() -> CatalogImport {
    var result = CatalogImport()
    let repeated = IdentifierTable(items).repeated
    for row in repeated {
      note(
        lines[row], .identifier,
        "\"\(items[row].identifier)\" was there before; the first is kept")
    }
    if !repeated.isEmpty {
      let left = Set(repeated)
      items = items.indices.filter { !left.contains($0) }.map { items[$0] }
      problems.sort { $0.line < $1.line }
    }
    result.items = items
    result.problems = problems
    return result
  }
}
