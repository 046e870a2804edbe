/// Makes an index of items, on all processors.
enum CatalogIndexBuilder {
  /// Of items with one identifier the first is kept.
  ///
  /// - Parameter items: Let go of as soon as may be: the index is made in the memory they had.
  static func image(of items: consuming [CatalogItem]) -> IndexImage {
    let (table, identifiers) = tables(of: items)
    guard identifiers.repeated.isEmpty else {
      let repeated = Set(identifiers.repeated)
      return image(of: items.indices.filter { !repeated.contains($0) }.map { items[$0] })
    }
    _ = consume items
    var writer = table.sections()
    writer.add(.identifierSlots, identifiers.slots)
    // Titles are as much work as all the others.
    let (titles, others) = Concurrently.both {
      FieldIndexBuilder(.title, table).sections()
    } _: {
      var writer = IndexWriter()
      for field in NameField.allCases where field != .title {
        writer.add(FieldIndexBuilder(field, table).sections())
      }
      return writer
    }
    writer.add(titles)
    writer.add(others)
    return writer.image()
  }

  private static func tables(of items: [CatalogItem]) -> (ItemTable, IdentifierTable) {
    Concurrently.both {
      ItemTable(items)
    } _: {
      IdentifierTable(items)
    }
  }
}
