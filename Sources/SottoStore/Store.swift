import Foundation
import GRDB
import SottoAssistant

/// What the assistant remembers, in one SQLite database.
///
/// Safe to use from any thread. Every method throws `StoreError`.
package final class Store: AssistantStore {
  /// Where a damaged database was kept when the store began anew; nil usually.
  package let damagedFile: String?
  /// How many rows, by table, were no longer what was stored and have been removed; nothing usually.
  package let lostRows: [String: Int]

  private let path: String
  private let pool: DatabasePool
  private let reserve: SpaceReserve

  /// Opens the database and brings it to the present version, or makes a new one.
  ///
  /// A damaged file is moved aside, under the name `damagedFile`, and a new one begun.
  ///
  /// - Throws: `StoreError` when the folder cannot be written or a newer version wrote the file.
  package init(path: String) throws(StoreError) {
    self.path = path
    do {
      do {
        (pool, lostRows) = try Self.open(path)
        damagedFile = nil
      } catch let error as DatabaseError where error.isDamage {
        damagedFile = try Self.moveAside(path)
        (pool, lostRows) = try Self.open(path)
      }
      reserve = SpaceReserve(besides: path)
    } catch let error as StoreError {
      throw error
    } catch {
      throw StoreError(error, at: path)
    }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do { return try pool.read(body) } catch { throw StoreError(error, at: path) }
  }

  func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do { return try pool.write(body) } catch { throw StoreError(error, at: path) }
  }

  /// Writes what the person has decided: on a full disk too, and in the database's own file at once.
  func decide(_ body: (Database) throws -> Void) throws(StoreError) {
    do {
      do {
        try pool.write(body)
      } catch let error as DatabaseError
        where [.SQLITE_FULL, .SQLITE_IOERR].contains(error.resultCode)
      {
        guard reserve.release() else { throw error }
        defer { reserve.keep() }
        try pool.write(body)
      }
    } catch {
      throw StoreError(error, at: path)
    }
    // A damaged journal is cut off where the damage is, without a word: nothing of this may lie there.
    _ = try? pool.writeWithoutTransaction { try $0.checkpoint(.passive) }
  }

  package func tryWriting() throws(StoreError) {
    try write { database in
      let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
      try database.execute(sql: "PRAGMA user_version = \(version)")
    }
  }

  /// Writes the database's file anew, without what was deleted, and leaves nothing in its journal.
  func rewrite() throws(StoreError) {
    do {
      try pool.vacuum()
      _ = try pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    } catch {
      throw StoreError(error, at: path)
    }
  }

  /// Removes what was kept of damaged databases.
  func removeDamagedCopies() throws(StoreError) {
    let (folder, name) = (
      URL(fileURLWithPath: path).deletingLastPathComponent(), "\(path).damaged-"
    )
    do {
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where folder.appending(path: file).path.hasPrefix(name) {
        try FileManager.default.removeItem(at: folder.appending(path: file))
      }
    } catch {
      throw StoreError(error, at: path)
    }
  }

  private static func open(_ path: String) throws -> (DatabasePool, lostRows: [String: Int]) {
    try check(path)
    try makePrivate(path)
    let pool = try DatabasePool(path: path, configuration: configuration)
    // What an app was told to be kept outlasts a power cut, too.
    try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    try Migrations.all.migrate(pool)
    guard try pool.read(StoreSchema.init) == StoreSchema.current() else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the schema is another")
    }
    return (pool, try removeDamage(pool))
  }

  /// Removes what is no longer what was stored.
  ///
  /// - Returns: How many rows, by table.
  private static func removeDamage(_ pool: DatabasePool) throws -> [String: Int] {
    let (areIndexesWhole, damage) = try pool.read { database in
      let counts = try SealedTable.all.map { ($0.name, try $0.damage(in: database)) }
      return (
        try SealedTable.all.allSatisfy { try $0.areIndexesWhole(in: database) },
        Dictionary(uniqueKeysWithValues: counts).filter { $0.value > 0 }
      )
    }
    guard !damage.isEmpty || !areIndexesWhole else { return [:] }
    try pool.write { database in
      // Before anything is removed: a row that its index does not have cannot be.
      try database.execute(sql: "REINDEX")
      for table in SealedTable.all { try table.removeDamage(in: database) }
    }
    return damage
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "sotto.store"
    configuration.busyMode = .timeout(5)
    return configuration
  }

  /// Looks at a database without changing a byte of it, since a damaged or newer one is not ours.
  private static func check(_ path: String) throws {
    for suffix in suffixes { try refuseOther(than: path + suffix) }
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    guard let size, size > 0 else { return }
    var configuration = configuration
    configuration.readonly = true
    try DatabaseQueue(path: path, configuration: configuration).read { database in
      guard try String.fetchOne(database, sql: "PRAGMA quick_check(1)") == "ok" else {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT)
      }
      if try Migrations.all.hasBeenSuperseded(database) { throw StoreError.newerVersion(path) }
    }
  }

  /// Renames a database and what belongs to it.
  ///
  /// - Returns: The new name of its main file.
  private static func moveAside(_ path: String) throws -> String {
    let stamp = Date.now.formatted(.iso8601.timeSeparator(.omitted).dateSeparator(.omitted))
    let kept = "\(path).damaged-\(stamp)"
    for suffix in suffixes where FileManager.default.fileExists(atPath: path + suffix) {
      try FileManager.default.moveItem(atPath: path + suffix, toPath: kept + suffix)
    }
    return kept
  }

  /// What the names of a database's files end with.
  private static let suffixes = ["", "-wal", "-shm"]

  /// Lets nobody but the person read the files. SQLite makes those beside the database with the mode that the
  /// database has; those that are there already may have been made when it was another.
  private static func makePrivate(_ path: String) throws(StoreError) {
    for suffix in suffixes {
      let file = path + suffix
      let makes = suffix.isEmpty ? O_CREAT : 0
      let descriptor = Foundation.open(
        file, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | makes, 0o600)
      // What keeps it from being opened, SQLite says of the database.
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & 0o077 != 0 else { continue }
      // Some file systems have no permissions: there the folder keeps others out, or nothing does.
      _ = fchmod(descriptor, 0o600)
    }
  }

  /// Behind a link another file would be written, and a FIFO would keep the assistant waiting.
  private static func refuseOther(than file: String) throws(StoreError) {
    var status = stat()
    guard lstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return }
    throw StoreError(path: file, problem: "is not a file", remedy: "Remove it.")
  }
}

extension DatabaseError {
  /// Whether the file is no longer what was written: also where that makes a statement of ours one
  /// that the database does not understand.
  var isDamage: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR].contains(resultCode)
  }
}
