import Foundation
import GRDB

extension Store {
  package func rides() throws -> [(app: String, identifier: String)] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT app, identifier FROM lastRide ORDER BY date")
        .map { (try $0.decode(forColumn: "app"), try $0.decode(forColumn: "identifier")) }
    }
  }

  package func setRide(_ identifier: String, of app: String, at date: Date) throws {
    try write { database in
      try SealedInsertion(
        database, into: SealedTable("lastRide"), columns: ["app", "identifier", "date"],
        replacing: ["app"]
      ).execute([app, identifier, date.timeIntervalSince1970])
    }
  }
}
