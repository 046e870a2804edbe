import Foundation
import GRDB

extension Store {
  package func rides() throws -> [(app: String, identifier: String)] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT app, identifier FROM lastRide ORDER BY date")
        .map { ($0["app"], $0["identifier"]) }
    }
  }

  package func setRide(_ identifier: String, of app: String) throws {
    try write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO lastRide (app, identifier, date) VALUES (?, ?, ?)",
        arguments: [app, identifier, Date.now.timeIntervalSince1970])
    }
  }
}
