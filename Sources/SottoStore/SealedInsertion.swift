import GRDB

/// Stores rows with their seals.
struct SealedInsertion {
  private let statement: Statement
  private let seal: RowSeal

  /// - Parameter key: The columns by which an older row is known that the new one replaces.
  init(
    _ database: Database, into table: SealedTable, columns: [String], replacing key: [String] = []
  ) throws {
    let names = columns.map { "\"\($0)\"" } + ["seal"]
    var sql = """
      INSERT INTO \(table.name) (\(names.joined(separator: ", ")))
      VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
      """
    if !key.isEmpty {
      sql += """

        ON CONFLICT (\(key.joined(separator: ", "))) DO UPDATE SET
        \(names.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
        """
    }
    statement = try database.cachedStatement(sql: sql)
    seal = RowSeal(columns: columns)
  }

  /// - Parameter values: As many as there are columns, in their order.
  func execute(_ values: [(any DatabaseValueConvertible)?]) throws {
    var values = values.map { value in
      let value = value?.databaseValue ?? .null
      // SQLite keeps a text up to its first NUL.
      guard case .string(let text) = value.storage, text.utf8.contains(0) else { return value }
      return String(decoding: text.utf8.prefix { $0 != 0 }, as: UTF8.self).databaseValue
    }
    values.append(seal.value(of: values).databaseValue)
    try statement.execute(arguments: StatementArguments(values))
  }
}
