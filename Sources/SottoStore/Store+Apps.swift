import Foundation
import GRDB
import SottoAssistant

extension Store {
  package func apps() throws -> [InstalledApp] {
    try read { database in
      let grants = try AppGrants.all(in: database)
      return try Row.fetchAll(database, sql: "SELECT * FROM app ORDER BY place").map { row in
        InstalledApp(
          identifier: try row.decode(forColumn: "identifier"),
          path: try row.decode(forColumn: "path"), version: try row.decode(forColumn: "version"),
          installed: Date(timeIntervalSince1970: try row.decode(forColumn: "installed")),
          authorization: try row.decode(forColumn: "authorization"),
          network: try row.decode(forColumn: "network"),
          source: try row.decode(forColumn: "source"),
          grants: grants[try row.decode(forColumn: "identifier")] ?? AppGrants())
      }
    }
  }

  package func save(_ app: InstalledApp) throws {
    try decide { database in
      try SealedInsertion(
        database, into: SealedTable("app"),
        columns: [
          "identifier", "path", "version", "installed", "authorization", "network", "source",
        ], replacing: ["identifier"]
      ).execute([
        app.identifier, app.path, app.version, app.installed.timeIntervalSince1970,
        app.authorization, app.network, app.source,
      ])
      try app.grants.save(of: app.identifier, in: database)
    }
  }

  package func removeApp(_ identifier: String) throws {
    try decide { database in
      try database.execute(sql: "DELETE FROM app WHERE identifier = ?", arguments: [identifier])
    }
  }

  package func defaults() throws -> [String: String] {
    try read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT intent, app FROM defaultApp")
      return try Dictionary(
        rows.map { (try $0.decode(forColumn: "intent"), try $0.decode(forColumn: "app")) }
      ) { $1 }
    }
  }

  package func setDefault(_ app: String, for intent: String) throws {
    try decide { database in
      try SealedInsertion(
        database, into: SealedTable("defaultApp"), columns: ["intent", "app"],
        replacing: ["intent"]
      ).execute([intent, app])
    }
  }
}
