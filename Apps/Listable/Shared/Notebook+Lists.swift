import Foundation
import GRDB

extension Notebook {
  /// All lists, by title.
  package func lists() throws(NotebookError) -> [NamedList] {
    try read { try NamedList.order(Column("key")).fetchAll($0) }
  }

  package func list(_ id: String) throws(NotebookError) -> NamedList? {
    try read { try NamedList.fetchOne($0, key: id) }
  }

  /// Which list a person means.
  package func list(called name: String) throws(NotebookError) -> NameChoice<NamedList> {
    let key = NameKey.of(name)
    if let named = try read({ try NamedList.filter(Column("key") == key).fetchOne($0) }) {
      return .exact(named)
    }
    let alike = try read { try NamedList.order(Column("key")).mayBeCalled(name).fetchAll($0) }
    return try NameChoice(name, among: alike, by: \.title, orAmong: lists)
  }

  /// The list for what is put on no list by name: made when it is first needed.
  ///
  /// - Parameter title: What it is called then.
  package func defaultList(titled title: String) throws(NotebookError) -> NamedList {
    if let list = try read({ try NamedList.filter(Column("isDefault")).fetchOne($0) }) {
      return list
    }
    return try write { database in
      if let list = try NamedList.filter(Column("isDefault")).fetchOne(database) { return list }
      var list = try Self.make(title, in: database, at: self.now)
      list.isDefault = true
      try list.update(database)
      return list
    }
  }

  /// Makes a list, or finds the one that has the name already, and puts tasks on it.
  ///
  /// - Returns: `isNew` is false where it was there.
  package func createList(
    _ title: String, tasks titles: [String] = []
  ) throws(NotebookError) -> (list: NamedList, isNew: Bool) {
    try write { database in
      let known = try NamedList.filter(Column("key") == NameKey.of(title)).fetchOne(database)
      let list = try known ?? Self.make(title, in: database, at: self.now)
      _ = try self.add(titles, to: list, in: database, TaskDetails())
      return (list, known == nil)
    }
  }

  /// Removes a list with all that is on it.
  package func deleteList(_ id: String) throws(NotebookError) -> [ListedTask] {
    try write { database in
      let tasks = try ListedTask.filter(Column("list") == id).order(Column.rowID)
        .fetchAll(database)
      try NamedList.deleteOne(database, key: id)
      return tasks
    }
  }

  static func make(
    _ title: String, in database: Database, at date: Date
  ) throws -> NamedList {
    if let list = try NamedList.filter(Column("key") == NameKey.of(title)).fetchOne(database) {
      return list
    }
    let list = NamedList(title: title, created: date)
    try list.insert(database)
    return list
  }
}
