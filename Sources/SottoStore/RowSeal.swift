import GRDB
import GRDBSQLite

/// A sum over a row's values, kept beside them: a row that has another is not what was stored.
///
/// SQLite keeps no checksums: of a flipped bit inside a text or a number its own checks see nothing.
/// What is NULL counts for nothing, so that a column can be added.
struct RowSeal: Sendable {
  /// What the sum over a column's value begins with: a value in another column is another.
  private let beginnings: [Sum]

  init(columns: [String]) {
    beginnings = columns.map { column in
      var sum = Sum()
      sum.add(column.utf8)
      return sum
    }
  }

  /// - Parameter values: As many as there are columns, in their order.
  func value(of values: [DatabaseValue]) -> Int64 {
    let sums = zip(beginnings, values).map { beginning, value in
      var sum = beginning
      sum.add(value)
      return value.isNull ? 0 : sum.value
    }
    return Int64(bitPattern: sums.reduce(0, &+))
  }

  /// The same of SQLite's own values, which are read in place: a start reads them of all rows.
  func value(of arguments: UnsafeMutablePointer<OpaquePointer?>) -> Int64 {
    var total: UInt64 = 0
    for (index, beginning) in beginnings.enumerated() {
      let argument = arguments[index]
      guard sqlite3_value_type(argument) != SQLITE_NULL else { continue }
      var sum = beginning
      sum.add(argument)
      total &+= sum.value
    }
    return Int64(bitPattern: total)
  }

  /// FNV-1a, which every single changed bit changes.
  private struct Sum {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    mutating func add(_ content: DatabaseValue) {
      switch content.storage {
      case .null: break
      case .int64(let number): add(1, UInt64(bitPattern: number))
      // SQLite knows no zero below zero.
      case .double(let number): add(2, (number == 0 ? 0 : number).bitPattern)
      case .string(let text):
        add([3])
        add(text.utf8)
      case .blob(let data):
        add([4])
        add(data)
      }
    }

    mutating func add(_ argument: OpaquePointer?) {
      switch sqlite3_value_type(argument) {
      case SQLITE_INTEGER: add(1, UInt64(bitPattern: sqlite3_value_int64(argument)))
      case SQLITE_FLOAT:
        let number = sqlite3_value_double(argument)
        add(2, (number == 0 ? 0 : number).bitPattern)
      case SQLITE_TEXT:
        add([3])
        let bytes = sqlite3_value_text(argument)
        add(
          UnsafeBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(argument))))
      default:
        add([4])
        let bytes = sqlite3_value_blob(argument)
        add(
          UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(argument))))
      }
    }

    private mutating func add(_ kind: UInt8, _ number: UInt64) {
      add([kind])
      withUnsafeBytes(of: number.littleEndian) { add($0) }
    }
  }
}
