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
      if let reason = Self.set(column, of: &item, to: text) {
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
    problems.append(.init(line: line, column: column?.rawValue, reason: reason))
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

  /// Sets a value and returns what is wrong with it, if anything.
  private static func set(
    _ column: ImportColumn, of item: inout CatalogItem, to text: String
  ) -> String? {
    switch column {
    case .identifier: item.identifier = text
    case .title: item.title = text
    case .album: item.album = text
    case .location: item.location = text
    case .artists: item.artists = list(text, column)
    case .aliases: item.aliases = list(text, column)
    case .sortNames: item.sortNames = list(text, column)
    case .genres: item.genres = list(text, column)
    case .moods: item.moods = list(text, column)
    case .playlists: item.playlists = list(text, column)
    case .members: item.members = list(text, column)
    case .kind:
      guard let kind = CatalogItem.Kind(rawValue: text) else {
        return "\"\(text.prefix(40))\" is no kind of item, so the row is left out"
      }
      item.kind = kind
    case .releaseDate:
      guard let date = ReleaseDate(text) else {
        return "\"\(text.prefix(40))\" is no date such as 2015 or 2015-10-23; left out"
      }
      item.releaseDate = date
    case .popularity:
      guard let number = Double(text), number >= 0, number.isFinite else { return notANumber(text) }
      item.popularity = number
    case .duration:
      guard let number = Double(text), number >= 0, number.isFinite else { return notANumber(text) }
      item.duration = number
    case .season:
      guard let number = Int(text), number >= 0 else { return notANumber(text) }
      item.season = number
    case .episode:
      guard let number = Int(text), number >= 0 else { return notANumber(text) }
      item.episode = number
    case .explicit:
      switch text.lowercased() {
      case "1", "true", "yes", "explicit": item.isExplicit = true
      case "0", "false", "no", "clean": item.isExplicit = false
      default: return "\"\(text.prefix(40))\" is neither true nor false; left out"
      }
    }
    return nil
  }

  private static func notANumber(_ text: String) -> String {
    "\"\(text.prefix(40))\" is no number of 0 or more; left out"
  }

  private static func list(_ text: String, _ column: ImportColumn) -> [String] {
    var (text, separator) = (text, column.separator)
    return text.withUTF8 { text in
      separator.withUTF8 { separator in
        var values: [String] = []
        var start = 0
        func add(upTo end: Int) {
          if start < end { values.append(String(decoding: text[start..<end], as: UTF8.self)) }
        }
        for index in text.indices
        where index >= start && text[index] == separator[0]
          && text[index...].starts(with: separator)
        {
          add(upTo: index)
          start = index + separator.count
        }
        add(upTo: text.count)
        return values
      }
    }
  }
}
