import Foundation
import GRDB
import Intents
import SottoAssistant

extension Store {
  package func proposals() throws -> [Proposals] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT * FROM proposal").compactMap { row in
        let values: String = try row.decode(forColumn: "values")
        // What a later version calls a kind is of no use here.
        return try Proposals.Kind(rawValue: row.decode(forColumn: "kind")).map { kind in
          Proposals(
            app: try row.decode(forColumn: "app"), kind: kind,
            values: try JSONDecoder().decode([PlainValue].self, from: Data(values.utf8)))
        }
      }
    }
  }

  package func save(_ proposals: Proposals) throws {
    let values = try Self.json(proposals.values)
    try write { database in
      try SealedInsertion(
        database, into: SealedTable("proposal"), columns: ["app", "kind", "values"],
        replacing: ["app", "kind"]
      ).execute([proposals.app, proposals.kind.rawValue, values])
    }
  }

  package func phrasedShortcuts() throws -> [PhrasedShortcut] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT * FROM shortcut ORDER BY made, phrase").map { row in
        let text: String = try row.decode(forColumn: "content")
        let content: PhrasedShortcut.Content =
          if let app: String = try row.decode(forColumn: "app") {
            .action(
              DonatedAction(
                app: app,
                shortcut: try JSONDecoder().decode(PlainValue.self, from: Data(text.utf8))))
          } else {
            .sentence(text, locale: try row.decode(forColumn: "locale") ?? "")
          }
        return PhrasedShortcut(
          identifier: try row.decode(forColumn: "identifier"),
          phrase: try row.decode(forColumn: "phrase"), content: content,
          made: Date(timeIntervalSince1970: try row.decode(forColumn: "made")))
      }
    }
  }

  package func save(_ shortcut: PhrasedShortcut) throws {
    let (app, content, locale): (String?, String, String?) =
      switch shortcut.content {
      case .action(let action): (action.app, try Self.json(action.shortcut), nil)
      case .sentence(let text, let locale): (nil, text, locale)
      }
    try decide { database in
      try SealedInsertion(
        database, into: SealedTable("shortcut"),
        columns: ["identifier", "phrase", "app", "content", "locale", "made"],
        replacing: ["identifier"]
      ).execute([
        shortcut.identifier, shortcut.phrase, app, content, locale,
        shortcut.made.timeIntervalSince1970,
      ])
    }
  }

  package func removePhrasedShortcut(_ identifier: String) throws {
    try decide { database in
      try database.execute(
        sql: "DELETE FROM shortcut WHERE identifier = ?", arguments: [identifier])
    }
  }

  package func suggestionState() throws -> String? {
    try read { try String.fetchOne($0, sql: "SELECT state FROM suggestionState") }
  }

  package func setSuggestionState(_ state: String) throws {
    try write { database in
      try SealedInsertion(
        database, into: SealedTable("suggestionState"), columns: ["name", "state"],
        replacing: ["name"]
      ).execute(["state", state])
    }
  }
}
