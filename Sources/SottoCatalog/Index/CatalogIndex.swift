import Foundation

/// Items and the ways to find them, in one piece of memory that never changes.
final class CatalogIndex: Sendable {
  let image: IndexImage
  let kinds: Column<UInt8>
  let popularities: Column<Double>
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

  var count: Int { kinds.count }

  subscript(field: NameField) -> FieldIndex { fields[field.rawValue] }

  /// Whether a word occurs in several names.
  func knows(_ word: some Collection<UInt8>) -> Bool {
    fields.contains { $0.field.hasKnownWords && $0.knows(word) }
  }

  func kind(of row: Int) -> CatalogItem.Kind { CatalogItem.Kind(number: kinds[row]) ?? .song }

  func item(at row: Int) -> CatalogItem {
    var item = ItemRecord.item(from: records[row], kind: kind(of: row)) { string in
      String(decoding: strings[string], as: UTF8.self)
    }
    item.popularity = popularities[row]
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
    while identifierSlots[slot] != KeyTable.empty {
      let row = Int(identifierSlots[slot])
      if ItemRecord.identifier(in: records[row]).elementsEqual(identifier.utf8) { return row }
      slot = (slot + 1) & (identifierSlots.count - 1)
    }
    return nil
  }
}
