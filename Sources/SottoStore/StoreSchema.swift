import GRDB

/// The tables and indexes of a database, as SQLite keeps them: in words, in which a flipped bit makes a
/// column another that nobody asks for.
struct StoreSchema: Equatable {
  private let definitions: [String]

  init(of database: Database) throws {
    definitions = try String.fetchAll(
      database,
      sql: "SELECT type || name || tbl_name || ifnull(sql, '') FROM sqlite_master ORDER BY 1")
  }

  /// As the migrations make it where there is nothing yet.
  static func current() throws -> StoreSchema {
    let empty = try DatabaseQueue()
    try Migrations.all.migrate(empty)
    return try empty.read(StoreSchema.init)
  }
}
