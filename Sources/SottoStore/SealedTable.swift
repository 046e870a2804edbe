import GRDB

/// A table whose rows have seals, in a column of that name.
struct SealedTable: Sendable {
  let name: String

  init(_ name: String) { self.name = name }

  /// All of them; who adds a table adds it here, too.
  static let all =
    firstOnes
    + [
      "notification", "notificationCategories", "action", "proposal", "shortcut",
      "suggestionState",
    ].map(SealedTable.init)

  /// Those that were there before there were seals.
  static let firstOnes = [
    "app", "defaultApp", "vocabulary", "donation", "history", "lastRide", "mediaContext",
    "folder", "folderGuest", "appGrant",
  ].map(SealedTable.init)

  /// The column that says nothing but the order of rows, and the seal itself.
  private static let unsealed: Set<String> = ["place", "seal"]

  /// Gives the table the column, and its rows their seals.
  func addSeals(in database: Database) throws {
    try database.execute(
      sql: "ALTER TABLE \(name) ADD COLUMN seal INTEGER NOT NULL DEFAULT 0")
    try renewSeals(in: database)
  }

  /// Seals all rows as they are: for a migration that changes them, or adds a column that is not NULL.
  func renewSeals(in database: Database) throws {
    try database.execute(sql: "UPDATE \(name) SET seal = \(try seal(in: database))")
  }

  /// How many rows are not what was stored.
  func damage(in database: Database) throws -> Int {
    let sql = "SELECT count(*) FROM \(name) WHERE seal IS NOT \(try seal(in: database))"
    return try Int.fetchOne(database, sql: sql) ?? 0
  }

  func removeDamage(in database: Database) throws {
    try database.execute(sql: "DELETE FROM \(name) WHERE seal IS NOT \(try seal(in: database))")
  }

  /// Whether its indexes have its rows, and no others.
  ///
  /// The entries of each are summed up on the way through the index and through the table, each in the
  /// order that it lies in: SQLite's own check seeks each row in each index, and takes five times as long.
  func areIndexesWhole(in database: Database) throws -> Bool {
    do {
      let sql = "SELECT name FROM pragma_index_list('\(name)')"
      return try String.fetchAll(database, sql: sql).allSatisfy { index in
        let columns = try String.fetchAll(
          database, sql: "SELECT ifnull(name, 'rowid') FROM pragma_index_xinfo(?)",
          arguments: [index])
        let seal = SealFunction(index, columns: columns)
        try seal.register(in: database)
        func sum(_ way: String) throws -> Row? {
          // Sums of 32 bits stay below what SQLite takes for an overflow.
          try Row.fetchOne(
            database,
            sql: "SELECT count(*), sum(\(seal.call) & 0xffffffff) FROM \(name) \(way)")
        }
        return try sum("INDEXED BY \"\(index)\"") == sum("NOT INDEXED")
      }
    } catch let error as DatabaseError where error.isDamage {
      return false
    }
  }

  /// The seal that a row should have, in SQL.
  private func seal(in database: Database) throws -> String {
    let columns = try database.columns(in: name).map(\.name)
      .filter { !Self.unsealed.contains($0) }
    let seal = SealFunction(name, columns: columns)
    try seal.register(in: database)
    return seal.call
  }
}
