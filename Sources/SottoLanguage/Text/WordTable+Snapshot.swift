import SottoText

extension WordTable: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    let words = try reader.plain(UInt64.self)
    let values = try reader.plain(Int32.self)
    guard let table = WordTable(slotWords: words, slotValues: values) else {
      throw SnapshotReader.Foreign()
    }
    self = table
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(plain: slotWords)
    writer.write(plain: slotValues)
  }
}
