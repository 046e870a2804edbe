import Foundation
import GRDB

extension Notebook {
  /// All notes, the newest first.
  package func notes() throws(NotebookError) -> [Note] {
    try read { try Note.order(Column("modified").desc).fetchAll($0) }
  }

  /// Which note a person means.
  package func note(called name: String) throws(NotebookError) -> NameChoice<Note> {
    let named = try read { try Note.filter(Column("key") == NameKey.of(name)).fetchAll($0) }
    return NameChoice(name, among: named.isEmpty ? try notes() : named, by: \.title)
  }

  /// Keeps a text under a title; there may be others of that title.
  package func createNote(_ title: String, text: String) throws(NotebookError) -> Note {
    let note = Note(title: title, text: text, created: now)
    try write { try note.insert($0) }
    return note
  }

  /// Adds a line to a note; `nil` where it has gone meanwhile.
  package func append(_ text: String, toNote id: String) throws(NotebookError) -> Note? {
    try write { database in
      guard var note = try Note.fetchOne(database, key: id) else { return nil }
      note.text += (note.text.isEmpty ? "" : "\n") + text
      note.modified = self.now
      try note.update(database)
      return note
    }
  }
}
