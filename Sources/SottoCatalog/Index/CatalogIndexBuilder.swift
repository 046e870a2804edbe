import Foundation

/// Makes an index of items.
enum CatalogIndexBuilder {
  /// The bytes of an index; of items with one identifier the first is kept.
  static func image(of items: [CatalogItem]) -> [UInt8] {
    let rows = distinct(items)
    let parts = Concurrently.map([Part.title, .others, .records]) { part in
      switch part {
      case .title: fields([.title], of: rows)
      case .others: fields([.artist, .album, .genre, .mood, .playlist], of: rows)
      case .records: records(of: rows)
      }
    }
    var writer = IndexWriter()
    for part in parts { writer.add(part) }
    return writer.image()
  }

  private enum Part: Sendable { case title, others, records }

  private static func distinct(_ items: [CatalogItem]) -> [CatalogItem] {
    var seen: Set<String> = []
    seen.reserveCapacity(items.count)
    let isDistinct = items.withUnsafeBufferPointer { items in
      items.indices.allSatisfy { seen.insert(items[$0].identifier).inserted }
    }
    guard !isDistinct else { return items }
    seen.removeAll()
    return items.filter { seen.insert($0.identifier).inserted }
  }

  private static func fields(_ fields: [NameField], of rows: [CatalogItem]) -> IndexWriter {
    var writer = IndexWriter()
    for field in fields {
      var builder = FieldIndexBuilder(field)
      // By its address an item is not copied, which would count its many references.
      rows.withUnsafeBufferPointer { rows in
        for row in rows.indices { builder.addRow(field.names(of: rows[row])) }
      }
      writer.add(builder.sections())
    }
    return writer
  }

  private static func records(of rows: [CatalogItem]) -> IndexWriter {
    var writer = IndexWriter()
    writer.add(.kinds, rows.map(\.kind.number))
    writer.add(.popularities, rows.map { Float($0.popularity) })
    writer.add(.dates, rows.map { $0.releaseDate?.packed ?? 0 })
    writer.add(.identifierSlots, identifierSlots(of: rows))
    var strings = TextTable()
    var records: [UInt8] = []
    var ends: [UInt32] = [0]
    ends.reserveCapacity(rows.count + 1)
    rows.withUnsafeBufferPointer { rows in
      for row in rows.indices {
        ItemRecord.append(rows[row], to: &records, strings: &strings)
        ends.append(UInt32(records.count))
      }
    }
    writer.add(.records, records)
    writer.add(.recordEnds, ends)
    writer.add(.strings, strings.bytes)
    writer.add(.stringEnds, strings.ends)
    return writer
  }

  private static func identifierSlots(of rows: [CatalogItem]) -> [UInt32] {
    var size = 16
    while size * 3 < rows.count * 4 { size *= 2 }
    var slots = [UInt32](repeating: KeyTable.empty, count: size)
    for (row, item) in rows.enumerated() {
      var slot = Int(truncatingIfNeeded: item.identifier.utf8.wordHash.mixed) & (size - 1)
      while slots[slot] != KeyTable.empty { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(row)
    }
    return slots
  }
}

extension NameField {
  /// The names by which an item answers to this field, and what each changes.
  func names(of item: CatalogItem) -> [(name: String, change: NameForm.Change)] {
    switch self {
    case .title: Self.titles(of: item)
    case .artist:
      item.kind == .artist
        ? Self.titles(of: item)
        : Self.credits(item.artists)
    case .album:
      item.kind == .album ? Self.titles(of: item) : item.album.map { [($0, .none)] } ?? []
    case .genre:
      ((item.kind == .genre ? [item.title] : []) + item.genres).map { ($0, .none) }
    case .mood: item.moods.map { ($0, .none) }
    case .playlist: item.playlists.map { ($0, .none) }
    }
  }

  private static func titles(of item: CatalogItem) -> [(name: String, change: NameForm.Change)] {
    [(item.title, .none)] + (item.aliases + item.sortNames).map { ($0, .alias) }
  }

  /// Each by himself, and all together.
  private static func credits(_ artists: [String]) -> [(name: String, change: NameForm.Change)] {
    guard artists.count > 1 else { return artists.map { ($0, .none) } }
    let each = artists.enumerated().map { ($1, $0 == 0 ? NameForm.Change.none : .part) }
    return each + [(artists.joined(separator: " & "), .none)]
  }
}
