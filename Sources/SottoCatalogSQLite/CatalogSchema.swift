import GRDB

/// The tables of a catalog file.
enum CatalogSchema {
  /// Add to its end; never change what has been released.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("items") { db in
      try db.create(table: "item") { table in
        table.primaryKey("identifier", .text)
        table.column("kind", .text).notNull()
        table.column("title", .text).notNull()
        table.column("artists", .text).notNull()
        table.column("album", .text)
        table.column("aliases", .text).notNull()
        table.column("genres", .text).notNull()
        table.column("moods", .text).notNull()
        table.column("releaseDate", .text)
        table.column("popularity", .double).notNull()
        table.column("duration", .double)
        table.column("members", .text).notNull()
        table.column("location", .text)
      }
    }
    migrator.registerMigration("details") { db in
      try db.alter(table: "item") { table in
        table.add(column: "sortNames", .text).notNull().defaults(to: "")
        table.add(column: "playlists", .text).notNull().defaults(to: "")
        table.add(column: "isExplicit", .boolean).notNull().defaults(to: false)
        table.add(column: "season", .integer)
        table.add(column: "episode", .integer)
      }
    }
    return migrator
  }

  /// SQLite keeps one number for the application in the file's header: the cheapest to ask for.
  static func revision(of db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }

  static func countChange(in db: Database) throws {
    try db.execute(sql: "PRAGMA user_version = \(revision(of: db) + 1)")
  }
}
