import GRDB
import SottoAssistant

extension Store {
  package func mediaContexts() throws -> [String: MediaUserContext] {
    try read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT * FROM mediaContext")
      return Dictionary(
        uniqueKeysWithValues: rows.map { row in
          let context = MediaUserContext(
            isSubscribed: row["isSubscribed"], libraryItems: row["libraryItems"])
          return (row["app"], context)
        })
    }
  }

  package func setMediaContext(_ context: MediaUserContext, app: String) throws {
    try write { database in
      try database.execute(
        sql: """
          INSERT OR REPLACE INTO mediaContext (app, isSubscribed, libraryItems) VALUES (?, ?, ?)
          """,
        arguments: [app, context.isSubscribed, context.libraryItems])
    }
  }
}
