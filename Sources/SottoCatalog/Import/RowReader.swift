import Foundation

/// Makes an item of the fields of one row and says what is wrong with them.
public struct RowReader: Sendable {
  private let defaultKind: CatalogItem.Kind
  private var seen: Set<String> = []
  public private(set) var result = CatalogImport()

  /// - Parameter defaultKind: The kind of rows that do not say theirs.
  public init(defaultKind: CatalogItem.Kind) { self.defaultKind = defaultKind }

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
    guard seen.insert(item.identifier).inserted else {
      return note(line, .identifier, "\"\(item.identifier)\" was there before; the first is kept")
    }
    // What people put on many lists they want more.
    if !hasPopularity { item.popularity = Double(item.playlists.count) }
    result.items.append(item)
  }

  public mutating func note(_ line: Int, _ column: ImportColumn?, _ reason: String) {
    result.problems.append(.init(line: line, column: column?.rawValue, reason: reason))
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
    let separator = Array(column.separator.utf8)
    let text = text.utf8
    var values: [String] = []
    func add(_ value: Substring.UTF8View) {
      if !value.isEmpty { values.append(String(Substring(value))) }
    }
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      if text[index] == separator[0], text[index...].starts(with: separator) {
        add(text[start..<index])
        index = text.index(index, offsetBy: separator.count)
        start = index
      } else {
        index = text.index(after: index)
      }
    }
    add(text[start...])
    return values
  }
}
