import Foundation
import GRDB

/// Something to do, on a list.
package struct ListedTask: Codable, Hashable, Sendable, Identifiable {
  package var id: String
  /// The list it is on.
  package var list: String
  package var title: String
  package var isCompleted: Bool
  package var isFlagged: Bool
  package var due: Due?
  /// Where the person is reminded of it, when they come or go.
  package var place: Place?
  package var created: Date
  package var modified: Date

  package struct Place: Codable, Hashable, Sendable {
    package var name: String
    package var isOnLeaving: Bool

    package init(name: String, isOnLeaving: Bool) {
      self.name = name
      self.isOnLeaving = isOnLeaving
    }
  }

  package init(
    id: String = UUID().uuidString, list: String, title: String, isCompleted: Bool = false,
    isFlagged: Bool = false, due: Due? = nil, place: Place? = nil, created: Date,
    modified: Date? = nil
  ) {
    self.id = id
    self.list = list
    self.title = title
    self.isCompleted = isCompleted
    self.isFlagged = isFlagged
    self.due = due
    self.place = place
    self.created = created
    self.modified = modified ?? created
  }
}

extension ListedTask: FetchableRecord, PersistableRecord {
  package static let databaseTableName = "task"

  package func encode(to container: inout PersistenceContainer) throws {
    container["id"] = id
    container["list"] = list
    container["title"] = title
    container["key"] = NameKey.of(title)
    container["isCompleted"] = isCompleted
    container["isFlagged"] = isFlagged
    container["due"] = try due.map { try Self.json($0) }
    container["dueAt"] = due?.pending(in: .current)?.timeIntervalSince1970
    container["place"] = try place.map { try Self.json($0) }
    container["created"] = created.timeIntervalSince1970
    container["modified"] = modified.timeIntervalSince1970
  }

  package init(row: Row) throws {
    self.init(
      id: row["id"], list: row["list"], title: row["title"], isCompleted: row["isCompleted"],
      isFlagged: row["isFlagged"], due: try Self.value(row["due"]),
      place: try Self.value(row["place"]), created: Date(timeIntervalSince1970: row["created"]),
      modified: Date(timeIntervalSince1970: row["modified"]))
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    // The same value is the same text: who looks for changes compares that.
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func value<Value: Decodable>(_ json: String?) throws -> Value? {
    try json.map { try JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
  }
}
