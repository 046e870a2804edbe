/// The names that rows have in one field: which texts they are, and which row has which.
struct FieldNames {
  /// By name, the number of its text in the table of strings.
  private(set) var texts: [Int] = []
  /// By row, its names and what each changes.
  private(set) var ofRow = Lists<Reference>()

  init(_ field: NameField, _ table: ItemTable) {
    var names = [Int32](repeating: -1, count: table.strings.count)
    var record = RecordTexts()
    ofRow.reserveCapacity(lists: table.count, elements: table.count * 5 / 4)
    func add(_ text: Int, _ change: NameForm.Change) {
      if names[text] < 0 {
        names[text] = Int32(texts.count)
        texts.append(text)
      }
      ofRow.append(Reference(Int(names[text]), change))
    }
    table.records.withUnsafeBufferPointer { records in
      for row in 0..<table.count {
        let range = Int(table.recordEnds[row])..<Int(table.recordEnds[row + 1])
        let bytes = UnsafeBufferPointer(rebasing: records[range])
        let kind = table.kind(of: row)
        // Most items have no lists, and so no names there.
        if field.isCompared || kind == .genre || ItemRecord.hasLists(bytes) {
          record.read(bytes)
          record.forEachName(of: field, of: kind, add)
        }
        ofRow.endList()
      }
    }
  }

  var count: Int { texts.count }

  /// By name, the rows that have it, and what it changes there.
  var rows: Lists<Reference> {
    ofRow.inverted(keys: count) { row, name in (name.index, Reference(row, name.change)) }
  }
}

extension RecordTexts {
  /// The texts by which an item answers to a field, and what each changes.
  fileprivate func forEachName(
    of field: NameField, of kind: CatalogItem.Kind, _ body: (Int, NameForm.Change) -> Void
  ) {
    switch field {
    case .title: forEachTitle(body)
    case .artist: kind == .artist ? forEachTitle(body) : forEachCredit(body)
    case .album:
      if kind == .album { forEachTitle(body) } else if let album { body(album, .none) }
    case .genre:
      if kind == .genre { body(title, .none) }
      genres.forEach { body($0, .none) }
    case .mood: moods.forEach { body($0, .none) }
    case .playlist: playlists.forEach { body($0, .none) }
    }
  }

  private func forEachTitle(_ body: (Int, NameForm.Change) -> Void) {
    body(title, .none)
    aliases.forEach { body($0, .alias) }
    sortNames.forEach { body($0, .alias) }
  }

  /// Each by himself, and all together.
  private func forEachCredit(_ body: (Int, NameForm.Change) -> Void) {
    for (index, artist) in artists.enumerated() { body(artist, index == 0 ? .none : .part) }
    if let credit { body(credit, .together) }
  }
}
