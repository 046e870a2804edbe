/// Items as they lie in an index: a record each, and the texts they have, each once.
struct ItemTable: Sendable {
  private(set) var strings: TextTable
  private(set) var records: [UInt8] = []
  private(set) var recordEnds: [UInt32] = [0]
  private(set) var kinds: [UInt8] = []
  private var popularities: [Double] = []
  private var dates: [UInt32] = []

  init(_ items: [CatalogItem]) {
    strings = TextTable(capacity: items.count * 2)
    records.reserveCapacity(items.count * 56)
    recordEnds.reserveCapacity(items.count + 1)
    items.withUnsafeBufferPointer { items in
      kinds = items.indices.map { items[$0].kind.number }
      popularities = items.indices.map { items[$0].popularity.isNaN ? 0 : items[$0].popularity }
      dates = items.indices.map { items[$0].releaseDate?.packed ?? 0 }
      guard let first = items.baseAddress else { return }
      for row in items.indices {
        ItemRecord.append(first + row, to: &records, strings: &strings)
        recordEnds.append(UInt32(records.count))
      }
    }
  }

  var count: Int { kinds.count }

  func kind(of row: Int) -> CatalogItem.Kind { CatalogItem.Kind(number: kinds[row]) ?? .song }

  func sections() -> IndexWriter {
    var writer = IndexWriter()
    writer.add(.kinds, kinds)
    writer.add(.popularities, popularities)
    writer.add(.dates, dates)
    writer.add(.records, records)
    writer.add(.recordEnds, recordEnds)
    writer.add(.strings, strings.bytes)
    writer.add(.stringEnds, strings.ends)
    return writer
  }
}
