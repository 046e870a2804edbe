import GRDB
import SottoWire

extension Store {
  /// How many entries are kept; older ones make room.
  static let historyCapacity = 10_000

  package func append(_ entry: HistoryEntry) throws {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO history (date, text, locale, intent, app, outcome, reply)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          entry.date, entry.text, entry.locale, entry.intent, entry.app, entry.outcome.rawValue,
          entry.reply,
        ])
      try database.execute(
        sql: "DELETE FROM history WHERE number <= ?",
        arguments: [database.lastInsertedRowID - Int64(Self.historyCapacity)])
    }
  }

  package func history(limit: Int) throws -> [HistoryEntry] {
    try read { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT * FROM history ORDER BY number DESC LIMIT ?",
        arguments: [max(0, limit)])
      return rows.compactMap { row in
        // What an outcome of a later version was called is of no use here.
        Reply.Outcome(rawValue: row["outcome"]).map { outcome in
          HistoryEntry(
            date: row["date"], text: row["text"], locale: row["locale"], intent: row["intent"],
            app: row["app"], outcome: outcome, reply: row["reply"])
        }
      }
    }
  }
}
