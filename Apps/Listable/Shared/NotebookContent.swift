import Foundation
import GRDB

/// What of a notebook is exported, or imported.
package struct NotebookContent: Equatable, Sendable {
  package struct List: Equatable, Sendable {
    package var title: String
    package var tasks: [ListedTask]

    package init(title: String, tasks: [ListedTask]) {
      self.title = title
      self.tasks = tasks
    }
  }

  package var lists: [List] = []
  package var notes: [Note] = []

  package init() {}
}

extension Notebook {
  /// All there is, or one list.
  ///
  /// - Throws: `NotebookError` when no list has that name.
  package func content(of name: String? = nil) throws(NotebookError) -> NotebookContent {
    var content = NotebookContent()
    if let name {
      guard case .exact(let list) = try list(called: name) else {
        let names = try lists().map(\.title).joined(separator: ", ")
        throw NotebookError(url, "has no list “\(name)”", "It has: \(names).")
      }
      content.lists = [.init(title: list.title, tasks: try tasks(of: list.id))]
    } else {
      for list in try lists() {
        content.lists.append(.init(title: list.title, tasks: try tasks(of: list.id)))
      }
      content.notes = try notes()
    }
    return content
  }

  /// Takes in lists, tasks and notes, all or none. A task that is there on a list of the same name under
  /// the same title, or elsewhere under the same identifier, becomes what is taken in.
  ///
  /// - Returns: How many tasks were taken in.
  package func take(_ content: NotebookContent) throws(NotebookError) -> Int {
    try write { database in
      var count = 0
      for list in content.lists {
        let target = try Self.make(list.title, in: database, at: self.now)
        for task in list.tasks {
          var task = task
          task.list = target.id
          // What was due before is overdue now: nobody is told of all that at once.
          if let first = task.due?.first(in: .current), first <= self.now {
            task.modified = max(task.modified, self.now)
          }
          // A list has no title twice: what stands there is what is meant.
          let known =
            try ListedTask
            .filter(Column("list") == target.id && Column("key") == NameKey.of(task.title))
            .fetchOne(database) ?? ListedTask.fetchOne(database, key: task.id)
          task.id = known?.id ?? task.id
          try task.save(database)
          count += 1
        }
      }
      for note in content.notes { try note.save(database) }
      return count
    }
  }
}
