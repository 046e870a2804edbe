import GRDB
import GRDBSQLite

/// A function of SQL whose value is the seal of its arguments.
///
/// It is SQLite's own rather than one of GRDB's, which make a text of each argument that is one: a start
/// asks for the seals of all rows.
struct SealFunction {
  let name: String
  private let columns: [String]

  /// - Parameter purpose: A word for the name, in which functions of other arguments have another.
  init(_ purpose: String, columns: [String]) {
    name = "seal_\(purpose)"
    self.columns = columns
  }

  /// Its call, in SQL.
  var call: String {
    "\(name)(\(columns.map { "\"\($0)\"" }.joined(separator: ", ")))"
  }

  /// Makes it known to a connection, in the place of an older one of the name.
  func register(in database: Database) throws {
    let code = sqlite3_create_function_v2(
      database.sqliteConnection, name, Int32(columns.count), SQLITE_UTF8 | SQLITE_DETERMINISTIC,
      Unmanaged.passRetained(Seal(RowSeal(columns: columns))).toOpaque(),
      { context, _, arguments in
        let seal = Unmanaged<Seal>.fromOpaque(sqlite3_user_data(context)).takeUnretainedValue()
        guard let arguments else { return }
        sqlite3_result_int64(context, seal.value.value(of: arguments))
      }, nil, nil, { $0.map { Unmanaged<Seal>.fromOpaque($0).release() } })
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }

  private final class Seal {
    let value: RowSeal

    init(_ value: RowSeal) { self.value = value }
  }
}
