import GRDB
import SottoAssistant

extension Store {
  package func mediaContexts() throws -> [String: MediaUserContext] {
    try read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT * FROM mediaContext")
      return try Dictionary(
        rows.map { row in
          let context = MediaUserContext(
            isSubscribed: try row.decode(forColumn: "isSubscribed"),
            libraryItems: try row.decode(forColumn: "libraryItems"))
          return (try row.decode(forColumn: "app"), context)
        }
      ) { $1 }
    }
  }

  package func setMediaContext(_ context: MediaUserContext, app: String) throws {
    try write { database in
      try SealedInsertion(
        database, into: SealedTable("mediaContext"),
        columns: ["app", "isSubscribed", "libraryItems"], replacing: ["app"]
      ).execute([app, context.isSubscribed, context.libraryItems])
    }
  }
}
