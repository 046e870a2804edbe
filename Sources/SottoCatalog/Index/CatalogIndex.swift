import Foundation

/// Items and the ways to find them, in one piece of memory that never changes.
final class CatalogIndex: Sendable {
  let image: IndexImage
  let kinds: Column<UInt8>
  private let popularities: Column<Double>
  let dates: Column<UInt32>
  let scratch = ScratchPool()
  private let fields: [FieldIndex]
  private let records: ListColumn<UInt8>
  private let strings: ListColumn<UInt8>
  private let identifierSlots: Column<UInt32>

  init(_ image: IndexImage) {
    self.image = image
    kinds = image.column(.kinds)
    popularities = image.column(.popularities)
    dates = image.column(.dates)
    records = image.lists(.recordEnds, .records)
    strings = image.lists(.stringEnds, .strings)
    identifierSlots = image.column(.identifierSlots)
    fields = NameField.allCases.map { FieldIndex($0, of: image) }
    // What is known of words is read now, so that the first search is as quick as the next.
    _ = (Lexicon.shared, Sounds.shared, SoundCosts.shared, Endings.shared)
  }

  convenience init(_ items: [CatalogItem]) {
    self.init(CatalogIndexBuilder.image(of: items))
  }

  /// - Parameter name: The file of the image.
  /// - Throws: `CatalogIndexError.damaged` when its parts do not fit together.
  convenience init(_ image: IndexImage, named name: String) throws(CatalogIndexError) {
    self.init(image)
    guard records.count == count, popularities.count == count, dates.count == count,
      fields.allSatisfy({ $0.isConsistent(rows: count) })
    else { throw .damaged(name, "its parts are not of one catalog") }
    let lists = [records, strings].map { lists in { @Sendable in lists.isWhole } }
    let checks = lists + fields.flatMap(\.checks)
    let areWhole =
      image.count < Self.quicklyRead
      ? checks.allSatisfy { $0() } : Concurrently.map(checks) { $0() }.allSatisfy(\.self)
    guard areWhole else { throw .damaged(name, "its lists are out of order") }
  }

  /// So many bytes one processor has looked at before the others are there.
  private static let quicklyRead = 1 << 20

  var count: Int { kinds.count }

  subscript(field: NameField) -> FieldIndex { fields[field.rawValue] }

  /// Whether a word occurs in several names.
  func knows(_ word: some Collection<UInt8>) -> Bool {
    fields.contains { $0.field.hasKnownWords && $0.knows(word) }
  }

  func kind(of row: Int) -> CatalogItem.Kind { CatalogItem.Kind(number: kinds[row]) ?? .song }

  /// How much a row is wanted; not a number is not at all.
  func popularity(of row: Int) -> Double { popularities[row].isNaN ? 0 : popularities[row] }

  func item(at row: Int) -> CatalogItem {
    var texts = SharedTexts(strings)
    return item(at: row, &texts)
  }

  func items(at rows: some Sequence<Int>) -> [CatalogItem] {
    var texts = SharedTexts(strings)
    return rows.map { item(at: $0, &texts) }
  }

  private func item(at row: Int, _ texts: inout SharedTexts) -> CatalogItem {
    var item = ItemRecord.item(from: records[row], kind: kind(of: row)) { texts[$0] }
    item.popularity = popularity(of: row)
    item.releaseDate = ReleaseDate(packed: dates[row])
    return item
  }

  func identifier(of row: Int) -> String {
    String(decoding: ItemRecord.identifier(in: records[row]), as: UTF8.self)
  }

  /// - Complexity: O(1).
  func row(of identifier: String) -> Int? {
    guard identifierSlots.count > 0 else { return nil }
    var slot = Int(truncatingIfNeeded: identifier.identifierHash) & (identifierSlots.count - 1)
    // Once round at most, should no slot be empty.
    for _ in 0..<identifierSlots.count {
      guard identifierSlots[slot] != KeyTable.empty else { return nil }
      let row = Int(identifierSlots[slot])
      if ItemRecord.identifier(in: records[row]).elementsEqual(identifier.utf8) { return row }
      slot = (slot + 1) & (identifierSlots.count - 1)
    }
    return nil
  }
}
