import Foundation
import GRDB

/// A task whose reminders have not been set since it changed.
package struct UnsentReminder: Sendable {
  /// Of this change: a later one has another.
  package let number: Int64
  package let id: String
  /// `nil` where it has gone.
  package let task: ListedTask?
}

extension Notebook {
  /// The tasks whose reminders are to be set, those that changed first first.
  package func unsentReminders(atMost count: Int) throws(NotebookError) -> [UnsentReminder] {
    try read { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT number, task FROM unsentReminder ORDER BY number LIMIT ?",
        arguments: [count])
      return try rows.map { row in
        let id: String = row["task"]
        return UnsentReminder(
          number: row["number"], id: id, task: try ListedTask.fetchOne(database, key: id))
      }
    }
  }

  /// Their reminders are set. Of what has changed meanwhile they are set anew, also where another process
  /// has done that already: what was set last may be what was read first.
  package func sent(_ reminders: [UnsentReminder]) throws(NotebookError) {
    try write { database in
      let deletion = try database.makeStatement(
        sql: "DELETE FROM unsentReminder WHERE number = ?")
      for reminder in reminders {
        try deletion.execute(arguments: [reminder.number])
        if database.changesCount == 0 { try Self.leaveWord(of: reminder.id, in: database) }
      }
    }
  }

  /// Leaves word that the reminders of tasks are to be set, those of removed ones as well.
  func leaveWord(of tasks: [String]) throws(NotebookError) {
    try write { database in
      for task in tasks { try Self.leaveWord(of: task, in: database) }
    }
  }

  private static func leaveWord(of task: String, in database: Database) throws {
    try database.execute(
      sql: "INSERT OR IGNORE INTO unsentReminder (task) VALUES (?)", arguments: [task])
  }

  /// All that is to be done at a time.
  func remindingTasks() throws(NotebookError) -> [ListedTask] {
    try read { database in
      try ListedTask.filter(Column("due") != nil && !Column("isCompleted")).fetchAll(database)
    }
  }
}
