import Foundation

/// Makes an item of the fields of each row and notes what is wrong with them.
public struct RowReader: Sendable {
  private let defaultKind: CatalogItem.Kind
  private var items: [CatalogItem] = []
  /// By item, the line it was on.
  private var lines: [Int] = []
  private var problems: [CatalogImport.Problem] = []

  /// - Parameters:
  ///   - defaultKind: The kind of rows that do not say theirs.
  ///   - rowCount: How many rows are expected, if that is known.
  public init(defaultKind: CatalogItem.Kind, rowCount: Int = 0) {
    self.defaultKind = defaultKind
    items.reserveCapacity(rowCount)
    lines.reserveCapacity(rowCount)
  }

  /// Adds the next row, or notes why it cannot be added.
  public mutating func add(_ fields: [(column: ImportColumn, text: String)], line: Int) {
    var item = CatalogItem(identifier: "", kind: defaultKind, title: "")
    var hasPopularity = false
    for (column, text) in fields where !text.isEmpty {
      if let reason = item.set(column, to: text) {
        note(line, column, reason)
        if column == .kind { return }
      }
      if column == .popularity { hasPopularity = true }
    }
    guard !item.identifier.isEmpty else {
      return note(line, .identifier, "is empty, so the row is left out")
    }
    guard item.title.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else {
      return note(line, .title, "is empty, so the row is left out")
    }
    // What people put on many lists they want more.
    if !hasPopularity { item.popularity = Double(item.playlists.count) }
    items.append(item)
    lines.append(line)
  }

  /// Notes what is wrong on a line, in a column or as a whole.
  public mutating func note(_ line: Int, _ column: ImportColumn?, _ reason: String) {
    problems.append(.init(line: line, column: column?.name, reason: reason))
  }

  /// One reader with what several have read of the lines of a table, in their order.
  ///
  /// The items are moved, on all processors: copying them would count the references to all they have.
  init(joining readers: consuming [RowReader], defaultKind: CatalogItem.Kind) {
    self.init(defaultKind: defaultKind)
    let starts = readers.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.items.count) }
    items = [CatalogItem](unsafeUninitializedCapacity: starts[readers.count]) { all, count in
      // Each call fills its own run of places from its own reader.
      nonisolated(unsafe) let all = all
      readers.withUnsafeMutableBufferPointer { readers in
        nonisolated(unsafe) let readers = readers
        DispatchQueue.concurrentPerform(iterations: readers.count) { index in
          readers[index].moveItems(to: all.extracting(starts[index]..<starts[index + 1]))
        }
      }
      count = starts[readers.count]
    }
    lines = readers.flatMap(\.lines)
    problems = readers.flatMap(\.problems)
  }

  /// Fills as many places with the items, and keeps nothing of them.
  private mutating func moveItems(to places: UnsafeMutableBufferPointer<CatalogItem>) {
    let nothing = CatalogItem(identifier: "", kind: defaultKind, title: "")
    items.withUnsafeMutableBufferPointer { items in
      guard let from = items.baseAddress, let to = places.baseAddress else { return }
      to.moveInitialize(from: from, count: items.count)
      from.initialize(repeating: nothing, count: items.count)
    }
    items = []
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
