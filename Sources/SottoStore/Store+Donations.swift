import Foundation
import GRDB
import Intents
import SottoAssistant
import SottoWire

extension Store {
  package func donate(_ donation: Donation) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let interaction = String(decoding: try encoder.encode(donation.interaction), as: UTF8.self)
    try write { database in
      try database.execute(
        sql: """
          INSERT OR REPLACE INTO donation (app, identifier, "group", date, intent, interaction)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          donation.app, donation.identifier, donation.group,
          donation.date.timeIntervalSince1970, donation.intent, interaction,
        ])
    }
  }

  /// What an app has donated, newest first.
  package func donations(of app: String) throws -> [Donation] {
    try read { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT * FROM donation WHERE app = ? ORDER BY date DESC, rowid DESC",
        arguments: [app])
      return try rows.map { row in
        let interaction: String = row["interaction"]
        return Donation(
          app: row["app"], identifier: row["identifier"], group: row["group"],
          date: Date(timeIntervalSince1970: row["date"]), intent: row["intent"],
          interaction: try JSONDecoder().decode(PlainValue.self, from: Data(interaction.utf8)))
      }
    }
  }

  package func deleteDonations(app: String, identifiers: [String]?, group: String?) throws {
    try write { database in
      if let identifiers {
        let deletion = try database.makeStatement(
          sql: "DELETE FROM donation WHERE app = ? AND identifier = ?")
        for identifier in identifiers { try deletion.execute(arguments: [app, identifier]) }
      } else if let group {
        try database.execute(
          sql: "DELETE FROM donation WHERE app = ? AND \"group\" = ?", arguments: [app, group])
      } else {
        try database.execute(sql: "DELETE FROM donation WHERE app = ?", arguments: [app])
      }
    }
  }
}
