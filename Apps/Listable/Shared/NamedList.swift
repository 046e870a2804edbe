import Foundation
import GRDB

/// A list of tasks.
package struct NamedList: Hashable, Sendable, Identifiable {
  package var id: String
  package var title: String
  /// What is put where no list is named.
  package var isDefault: Bool
  package var created: Date
  package var modified: Date

  package init(
    id: String = UUID().uuidString, title: String, isDefault: Bool = false, created: Date,
    modified: Date? = nil
  ) {
    self.id = id
    self.title = title
    self.isDefault = isDefault
    self.created = created
    self.modified = modified ?? created
  }
}

extension NamedList: FetchableRecord, PersistableRecord {
  package static let databaseTableName = "list"

  package func encode(to container: inout PersistenceContainer) {
    container["id"] = id
    container["title"] = title
    container["key"] = NameKey.of(title)
    container["isDefault"] = isDefault
    container["created"] = created.timeIntervalSince1970
    container["modified"] = modified.timeIntervalSince1970
  }

  package init(row: Row) {
    self.init(
      id: row["id"], title: row["title"], isDefault: row["isDefault"],
      created: Date(timeIntervalSince1970: row["created"]),
      modified: Date(timeIntervalSince1970: row["modified"]))
  }
}
