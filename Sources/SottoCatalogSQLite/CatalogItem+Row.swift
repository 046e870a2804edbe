import GRDB
import SottoCatalog

// Rows are read by hand: a catalog is read whole when an extension starts, and decoding through
// Codable takes several times as long.

extension CatalogItem {
  static func fetchAll(_ db: Database) throws -> [CatalogItem] {
    let rows = try Row.fetchCursor(db, sql: "SELECT \(columns) FROM item ORDER BY rowid")
    var items: [CatalogItem] = []
    while let row = try rows.next() {
      if let item = CatalogItem(row) { items.append(item) }
    }
    return items
  }

  static func delete(_ identifiers: some Sequence<String>, _ db: Database) throws {
    let statement = try db.cachedStatement(sql: "DELETE FROM item WHERE identifier = ?")
    for identifier in identifiers { try statement.execute(arguments: [identifier]) }
  }

  static func deleteAll(_ db: Database) throws {
    try db.execute(sql: "DELETE FROM item")
  }

  /// - Parameter orReplace: Whether it takes the place of one with its identifier, or yields to it.
  func insert(_ db: Database, orReplace: Bool) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT OR \(orReplace ? "REPLACE" : "IGNORE") INTO item (\(Self.columns)) \
        VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)
        """)
    try statement.execute(arguments: [
      identifier, kind.rawValue, title, joined(artists), album, joined(aliases), joined(genres),
      joined(moods), releaseDate?.description, popularity, duration, joined(members), location,
      joined(sortNames), joined(playlists), isExplicit, season, episode,
    ])
  }

  private static let columns = """
    identifier, kind, title, artists, album, aliases, genres, moods, releaseDate, popularity, \
    duration, members, location, sortNames, playlists, isExplicit, season, episode
    """

  /// `nil` of a row without an identifier, kind or title, which only a damaged file has, and of a kind of
  /// a later version, which is none we could play.
  private init?(_ row: Row) {
    // Each may be missing, whatever the table promises: a bit that flips makes NULL of a text.
    guard let identifier = row[0] as String?, let kindName = row[1] as String?,
      let kind = Kind(rawValue: kindName), let title = row[2] as String?
    else { return nil }
    let releaseDate: String? = row[8]
    let popularity: Double? = row[9]
    let isExplicit: Bool? = row[15]
    self.init(
      identifier: identifier, kind: kind, title: title, artists: split(row[3]), album: row[4],
      aliases: split(row[5]), sortNames: split(row[13]), genres: split(row[6]),
      moods: split(row[7]), playlists: split(row[14]),
      releaseDate: releaseDate.flatMap { ReleaseDate($0) }, popularity: popularity ?? 0,
      isExplicit: isExplicit ?? false, season: row[16], episode: row[17], duration: row[10],
      members: split(row[11]), location: row[12])
  }
}

/// ASCII's unit separator, which no name has.
private let separator: Character = "\u{1F}"

private func joined(_ names: [String]) -> String {
  names.joined(separator: String(separator))
}

private func split(_ text: String?) -> [String] {
  text?.split(separator: separator).map { String($0) } ?? []
}
