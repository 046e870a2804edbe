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
    let all = Note.order(Column("modified").desc)
    let alike = named.isEmpty ? try read { try all.mayBeCalled(name).fetchAll($0) } : named
    return try NameChoice(name, among: alike, by: \.title, orAmong: notes)
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

  /// Removes a note that says just this.
  ///
  /// - Returns: `false` where it has gone, or says something else by now.
  package func deleteNote(_ id: String, saying text: String) throws(NotebookError) -> Bool {
    try write { database in
      try Note.filter(key: id).filter(Column("text") == text).deleteAll(database) > 0
    }
  }

  /// Takes the last line off a note, where it is this.
  ///
  /// - Returns: `false` where the note has gone, or ends in something else by now.
  package func takeOff(_ text: String, note id: String) throws(NotebookError) -> Bool {
    try write { database in
      guard var note = try Note.fetchOne(database, key: id), !text.isEmpty,
        note.text == text || note.text.hasSuffix("\n" + text)
      else { return false }
      note.text = String(note.text.dropLast(text.count + (note.text == text ? 0 : 1)))
      note.modified = self.now
      try note.update(database)
      return true
    }
  }
}
