import Foundation
import GRDB
import SottoAssistant

extension Store {
  package func apps() throws -> [InstalledApp] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT * FROM app ORDER BY place").map { row in
        InstalledApp(
          identifier: row["identifier"], path: row["path"], version: row["version"],
          installed: Date(timeIntervalSince1970: row["installed"]),
          authorization: row["authorization"], network: row["network"])
      }
    }
  }

  package func save(_ app: InstalledApp) throws {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO app (identifier, path, version, installed, authorization, network)
          VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (identifier) DO UPDATE SET
            path = excluded.path, version = excluded.version, installed = excluded.installed,
            authorization = excluded.authorization, network = excluded.network
          """,
        arguments: [
          app.identifier, app.path, app.version, app.installed.timeIntervalSince1970,
          app.authorization, app.network,
        ])
    }
  }

  package func removeApp(_ identifier: String) throws {
    try write { database in
      try database.execute(sql: "DELETE FROM app WHERE identifier = ?", arguments: [identifier])
    }
  }

  package func defaults() throws -> [String: String] {
    try read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT intent, app FROM defaultApp")
      return Dictionary(uniqueKeysWithValues: rows.map { ($0["intent"], $0["app"]) })
    }
  }

  package func setDefault(_ app: String, for intent: String) throws {
    try write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO defaultApp (intent, app) VALUES (?, ?)",
        arguments: [intent, app])
    }
  }
}
