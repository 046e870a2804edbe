import GRDB
import SottoAssistant

extension Store {
  package func vocabulary() throws -> [AppVocabulary] {
    try read { database in
      let rows = try Row.fetchCursor(
        database, sql: "SELECT app, type, phrase FROM vocabulary ORDER BY app, type, position")
      var vocabularies: [AppVocabulary] = []
      while let row = try rows.next() {
        let (app, type, phrase): (String, String, String) = (row["app"], row["type"], row["phrase"])
        if vocabularies.last?.app != app || vocabularies.last?.type != type {
          vocabularies.append(AppVocabulary(app: app, type: type, entries: []))
        }
        vocabularies[vocabularies.count - 1].entries.append(phrase)
      }
      return vocabularies
    }
  }

  package func setVocabulary(_ entries: [String], type: String?, app: String) throws {
    try write { database in
      guard let type else {
        try database.execute(sql: "DELETE FROM vocabulary WHERE app = ?", arguments: [app])
        return
      }
      try database.execute(
        sql: "DELETE FROM vocabulary WHERE app = ? AND type = ?", arguments: [app, type])
      let insertion = try database.makeStatement(
        sql: "INSERT INTO vocabulary (app, type, position, phrase) VALUES (?, ?, ?, ?)")
      for (position, phrase) in entries.enumerated() {
        try insertion.execute(arguments: [app, type, position, phrase])
      }
    }
  }
}
