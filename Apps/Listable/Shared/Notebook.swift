import Foundation
import GRDB

/// The person's lists, tasks and notes: one SQLite database, which app and extension write side by side.
///
/// Every change is one transaction: it is there as a whole once the method returns, or not at all.
/// Methods throw `NotebookError`.
package final class Notebook: Sendable {
  let url: URL
  private let pool: DatabasePool
  /// Says what time it is.
  private let clock: @Sendable () -> Date

  /// The present second: what is exported has no parts of it.
  package var now: Date {
    Date(timeIntervalSince1970: clock().timeIntervalSince1970.rounded(.down))
  }

  /// Opens the database and brings it to the present version, or makes a new one.
  ///
  /// - Throws: `NotebookError` when it is damaged, of a newer version, or cannot be written.
  package init(url: URL, clock: @escaping @Sendable () -> Date = { .now }) throws(NotebookError) {
    self.url = url
    self.clock = clock
    do {
      pool = try Self.pool(at: url)
      if try pool.read(Self.migrations.hasBeenSuperseded) {
        throw NotebookError(url, "is of a newer Listable", "Install that one.", .newer)
      }
      try Self.migrate(pool)
    } catch {
      throw NotebookError(error, at: url)
    }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws(NotebookError) -> Value {
    do { return try pool.read(body) } catch { throw NotebookError(error, at: url) }
  }

  func write<Value>(_ body: (Database) throws -> Value) throws(NotebookError) -> Value {
    do { return try pool.write(body) } catch { throw NotebookError(error, at: url) }
  }

  /// Reads all of it.
  ///
  /// - Throws: `NotebookError` when it is damaged anywhere.
  func check() throws(NotebookError) {
    let findings = try read { try String.fetchAll($0, sql: "PRAGMA quick_check(1)") }
    guard findings == ["ok"] else { throw .damaged(url) }
  }

  /// Waits for others that open it at the same time. SQLite itself does so but once it has a lock: whoever
  /// makes a database one with a log ahead needs two, and of several that do one is refused at once.
  private static func pool(at url: URL) throws -> DatabasePool {
    var configuration = Configuration()
    configuration.label = "listable.notebook"
    configuration.busyMode = .timeout(5)
    // What is answered as stored is so after a power cut, too.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    let end = ContinuousClock.now + .seconds(5)
    while true {
      do {
        return try DatabasePool(path: url.path, configuration: configuration)
      } catch let error as DatabaseError
        where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < end
      {
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }

  /// Another process may bring it to the present version at the same time, and a step that it was faster
  /// with fails here; then there is one less to do.
  private static func migrate(_ pool: DatabasePool) throws {
    var done = try pool.read(migrations.appliedMigrations)
    while try !pool.read(migrations.hasCompletedMigrations) {
      do {
        try migrations.migrate(pool)
      } catch {
        let before = done.count
        done = try pool.read(migrations.appliedMigrations)
        guard done.count > before else { throw error }
      }
    }
  }

  private static var migrations: DatabaseMigrator {
    var migrations = DatabaseMigrator()
    migrations.registerMigration("lists, tasks and notes") { database in
      try database.execute(
        sql: """
          CREATE TABLE list (
            id TEXT NOT NULL PRIMARY KEY, title TEXT NOT NULL, key TEXT NOT NULL UNIQUE,
            isDefault INTEGER NOT NULL, created REAL NOT NULL, modified REAL NOT NULL);
          CREATE TABLE task (
            id TEXT NOT NULL PRIMARY KEY,
            list TEXT NOT NULL REFERENCES list ON DELETE CASCADE ON UPDATE CASCADE,
            title TEXT NOT NULL, key TEXT NOT NULL, isCompleted INTEGER NOT NULL,
            isFlagged INTEGER NOT NULL, due TEXT, dueAt REAL, place TEXT,
            created REAL NOT NULL, modified REAL NOT NULL,
            UNIQUE (list, key));
          CREATE INDEX taskByKey ON task (key);
          CREATE INDEX taskByDue ON task (dueAt) WHERE dueAt IS NOT NULL AND NOT isCompleted;
          CREATE TABLE note (
            id TEXT NOT NULL PRIMARY KEY, title TEXT NOT NULL, key TEXT NOT NULL,
            text TEXT NOT NULL, created REAL NOT NULL, modified REAL NOT NULL);
          CREATE INDEX noteByKey ON note (key);
          """)
    }
    migrations.registerMigration("reminders") { database in
      // Whoever changes a task, in whatever process, leaves word that its reminders are to be set anew.
      let note = { (id: String) in
        "DELETE FROM unsentReminder WHERE task = \(id); "
          + "INSERT INTO unsentReminder (task) VALUES (\(id));"
      }
      try database.execute(
        sql: """
          CREATE TABLE unsentReminder (
            number INTEGER PRIMARY KEY AUTOINCREMENT, task TEXT NOT NULL UNIQUE);
          CREATE TRIGGER taskAdded AFTER INSERT ON task WHEN new.due IS NOT NULL
          BEGIN \(note("new.id")) END;
          CREATE TRIGGER taskChanged AFTER UPDATE ON task
          WHEN new.due IS NOT old.due OR new.due IS NOT NULL
            AND (new.title IS NOT old.title OR new.isCompleted IS NOT old.isCompleted)
          BEGIN \(note("new.id")) END;
          CREATE TRIGGER taskRemoved AFTER DELETE ON task WHEN old.due IS NOT NULL
          BEGIN \(note("old.id")) END;
          INSERT INTO unsentReminder (task)
          SELECT id FROM task WHERE due IS NOT NULL AND NOT isCompleted;
          """)
    }
    return migrations
  }
}
