import GRDB
import SottoAssistant

extension Store {
  package func vocabulary() throws -> [AppVocabulary] {
    try read { database in
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT app, type, phrase, pronunciation FROM vocabulary ORDER BY app, type, position
          """)
      var vocabularies: [AppVocabulary] = []
      while let row = try rows.next() {
        let app: String = try row.decode(forColumn: "app")
        let type: String = try row.decode(forColumn: "type")
        if vocabularies.last?.app != app || vocabularies.last?.type != type {
          vocabularies.append(AppVocabulary(app: app, type: type, entries: []))
        }
        vocabularies[vocabularies.count - 1].entries.append(
          AppVocabulary.Entry(
            try row.decode(forColumn: "phrase"),
            pronunciation: try row.decode(forColumn: "pronunciation")))
      }
      return vocabularies
    }
  }

  package func setVocabulary(
    _ entries: [AppVocabulary.Entry], type: String?, app: String
  ) throws {
    try write { database in
      guard let type else {
        try database.execute(sql: "DELETE FROM vocabulary WHERE app = ?", arguments: [app])
        return
      }
      try database.execute(
        sql: "DELETE FROM vocabulary WHERE app = ? AND type = ?", arguments: [app, type])
      let insertion = try SealedInsertion(
        database, into: SealedTable("vocabulary"),
        columns: ["app", "type", "position", "phrase", "pronunciation"])
      for (position, entry) in entries.enumerated() {
        try insertion.execute([app, type, position, entry.phrase, entry.pronunciation])
      }
    }
  }
}
