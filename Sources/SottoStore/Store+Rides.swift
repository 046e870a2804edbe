import GRDB

extension Store {
  package func rides() throws -> [String: String] {
    try read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT app, identifier FROM lastRide")
      return Dictionary(uniqueKeysWithValues: rows.map { ($0["app"], $0["identifier"]) })
    }
  }

  package func setRide(_ identifier: String, of app: String) throws {
    try write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO lastRide (app, identifier) VALUES (?, ?)",
        arguments: [app, identifier])
    }
  }
}
