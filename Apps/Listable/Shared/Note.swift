import Foundation
import GRDB

/// A text that is kept under a title.
package struct Note: Hashable, Sendable, Identifiable {
  package var id: String
  package var title: String
  package var text: String
  package var created: Date
  package var modified: Date

  package init(
    id: String = UUID().uuidString, title: String, text: String, created: Date,
    modified: Date? = nil
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.created = created
    self.modified = modified ?? created
  }

  /// Whether all words are in it, each in some form.
  package func mentions(_ words: String) -> Bool {
    NameKey.isPart(NameKey.words(of: words), of: NameKey.words(of: "\(title) \(text)"))
  }
}

extension Note: FetchableRecord, PersistableRecord {
  package static let databaseTableName = "note"

  package func encode(to container: inout PersistenceContainer) {
    container["id"] = id
    container["title"] = title
    container["key"] = NameKey.of(title)
    container["text"] = text
    container["created"] = created.timeIntervalSince1970
    container["modified"] = modified.timeIntervalSince1970
  }

  package init(row: Row) {
    self.init(
      id: row["id"], title: row["title"], text: row["text"],
      created: Date(timeIntervalSince1970: row["created"]),
      modified: Date(timeIntervalSince1970: row["modified"]))
  }
}
