import GRDB
import SottoWire

extension Store {
  /// How many entries are kept; older ones make room.
  static let historyCapacity = 10_000

  package func append(_ entries: [HistoryEntry]) throws {
    try write { database in
      // Given here rather than by SQLite, so that the seal covers it: old entries go by their numbers,
      // and one that was far ahead would take all of them along.
      let latest = try database.cachedStatement(sql: "SELECT max(number) FROM history")
      var number = try Int64.fetchOne(latest) ?? 0
      let insertion = try SealedInsertion(
        database, into: SealedTable("history"),
        columns: [
          "number", "date", "text", "locale", "intent", "app", "outcome", "reply", "sender",
        ])
      for entry in entries {
        number &+= 1
        try insertion.execute([
          number, entry.date, entry.text, entry.locale, entry.intent, entry.app,
          entry.outcome.rawValue, entry.reply, entry.sender,
        ])
      }
      try database.cachedStatement(sql: "DELETE FROM history WHERE number <= ?")
        .execute(arguments: [number &- Int64(Self.historyCapacity)])
    }
  }

  package func history(limit: Int) throws -> [HistoryEntry] {
    try read { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT * FROM history ORDER BY number DESC LIMIT ?",
        arguments: [max(0, limit)])
      return try rows.compactMap { row in
        // What an outcome of a later version was called is of no use here.
        try Reply.Outcome(rawValue: row.decode(forColumn: "outcome")).map { outcome in
          HistoryEntry(
            date: try row.decode(forColumn: "date"), text: try row.decode(forColumn: "text"),
            locale: try row.decode(forColumn: "locale"),
            intent: try row.decode(forColumn: "intent"), app: try row.decode(forColumn: "app"),
            outcome: outcome, reply: try row.decode(forColumn: "reply"),
            sender: try row.decode(forColumn: "sender"))
        }
      }
    }
  }
}
