import Foundation
import GRDB
import Intents
import SottoAssistant
import SottoWire

extension Store {
  /// How many donations of an app are kept; older ones make room.
  static let donationCapacity = 10_000

  package func donate(_ donation: Donation) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let interaction = String(decoding: try encoder.encode(donation.interaction), as: UTF8.self)
    try write { database in
      try SealedInsertion(
        database, into: SealedTable("donation"),
        columns: ["app", "identifier", "group", "date", "intent", "interaction"],
        replacing: ["app", "identifier"]
      ).execute([
        donation.app, donation.identifier, donation.group,
        donation.date.timeIntervalSince1970, donation.intent, interaction,
      ])
      try database.execute(
        sql: """
          DELETE FROM donation WHERE app = ? AND date < (
            SELECT date FROM donation WHERE app = ? ORDER BY date DESC LIMIT 1 OFFSET ?)
          """,
        arguments: [donation.app, donation.app, Self.donationCapacity - 1])
    }
  }

  /// What an app has donated, newest first.
  package func donations(of app: String) throws -> [Donation] {
    try read { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT * FROM donation WHERE app = ? ORDER BY date DESC, rowid DESC",
        arguments: [app])
      return try rows.map { row in
        let interaction: String = try row.decode(forColumn: "interaction")
        return Donation(
          app: try row.decode(forColumn: "app"),
          identifier: try row.decode(forColumn: "identifier"),
          group: try row.decode(forColumn: "group"),
          date: Date(timeIntervalSince1970: try row.decode(forColumn: "date")),
          intent: try row.decode(forColumn: "intent"),
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
