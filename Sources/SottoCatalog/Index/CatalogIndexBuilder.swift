/// Makes an index of items, on all processors.
enum CatalogIndexBuilder {
  /// Of items with one identifier the first is kept.
  static func image(of items: [CatalogItem]) -> IndexImage {
    let (table, identifiers) = Concurrently.both {
      ItemTable(items)
    } _: {
      IdentifierTable(items)
    }
    guard identifiers.repeated.isEmpty else {
      let repeated = Set(identifiers.repeated)
      return image(of: items.indices.filter { !repeated.contains($0) }.map { items[$0] })
    }
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
}
