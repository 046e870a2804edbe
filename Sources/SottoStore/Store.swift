import Foundation
import GRDB
import SottoAssistant

/// What the assistant remembers, in one SQLite database.
///
/// Safe to use from any thread. Every method throws `StoreError`.
package final class Store: AssistantStore {
  /// Where a damaged database was kept when the store began anew; nil usually.
  package let damagedFile: String?

  private let path: String
  private let pool: DatabasePool

  /// Opens the database and brings it to the present version, or makes a new one.
  ///
  /// A damaged file is moved aside, under the name `damagedFile`, and a new one begun.
  ///
  /// - Throws: `StoreError` when the folder cannot be written or a newer version wrote the file.
  package init(path: String) throws(StoreError) {
    self.path = path
    do {
      do {
        pool = try Self.open(path)
        damagedFile = nil
      } catch let error as DatabaseError where error.isDamage {
        damagedFile = try Self.moveAside(path)
        pool = try Self.open(path)
      }
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

  private static func open(_ path: String) throws -> DatabasePool {
    try check(path)
    let pool = try DatabasePool(path: path, configuration: configuration)
    try Migrations.all.migrate(pool)
    return pool
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "sotto.store"
    configuration.busyMode = .timeout(5)
    return configuration
  }

  /// Looks at a database without changing a byte of it, since a damaged or newer one is not ours.
  private static func check(_ path: String) throws {
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
    for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
      try FileManager.default.moveItem(atPath: path + suffix, toPath: kept + suffix)
    }
    return kept
  }
}

extension DatabaseError {
  fileprivate var isDamage: Bool {
    resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB
  }
}
