/// An item as it lies in an index: numbers, and texts by their place in the table of strings.
///
/// Kind, popularity and date have columns of their own.
enum ItemRecord {
  struct Contents: OptionSet {
    let rawValue: Int
    static let album = Contents(rawValue: 1)
    static let duration = Contents(rawValue: 2)
    static let location = Contents(rawValue: 4)
    static let season = Contents(rawValue: 8)
    static let episode = Contents(rawValue: 16)
    static let explicit = Contents(rawValue: 32)
    /// Whether any list but that of the artists has something.
    static let lists = Contents(rawValue: 64)
    /// Whether the artists, being several, are also there as one text.
    static let credit = Contents(rawValue: 128)
  }

  static func append(_ item: CatalogItem, to bytes: inout [UInt8], strings: inout TextTable) {
    var identifier = item.identifier
    identifier.withUTF8 {
      bytes.appendVariable($0.count)
      bytes.append(contentsOf: $0)
    }
    var contents: Contents = item.isExplicit ? .explicit : []
    if item.album != nil { contents.insert(.album) }
    if item.duration != nil { contents.insert(.duration) }
    if item.location != nil { contents.insert(.location) }
    if item.season != nil { contents.insert(.season) }
    if item.episode != nil { contents.insert(.episode) }
    if item.artists.count > 1 { contents.insert(.credit) }
    if hasLists(item) { contents.insert(.lists) }
    bytes.appendVariable(contents.rawValue)
    bytes.appendVariable(strings.index(of: item.title))
    append(item.artists, to: &bytes, &strings)
    if contents.contains(.credit) {
      bytes.appendVariable(strings.index(of: item.artists.joined(separator: " & ")))
    }
    if let album = item.album { bytes.appendVariable(strings.index(of: album)) }
    if let duration = item.duration {
      withUnsafeBytes(of: duration.bitPattern) { bytes += $0 }
    }
    if let location = item.location { bytes.appendVariable(strings.index(of: location)) }
    if let season = item.season { bytes.appendVariable(season) }
    if let episode = item.episode { bytes.appendVariable(episode) }
    if contents.contains(.lists) {
      append(item.aliases, to: &bytes, &strings)
      append(item.sortNames, to: &bytes, &strings)
      append(item.genres, to: &bytes, &strings)
      append(item.moods, to: &bytes, &strings)
      append(item.playlists, to: &bytes, &strings)
      append(item.members, to: &bytes, &strings)
    }
  }

  private static func hasLists(_ item: CatalogItem) -> Bool {
    !(item.genres.isEmpty && item.playlists.isEmpty && item.aliases.isEmpty && item.moods.isEmpty
      && item.sortNames.isEmpty && item.members.isEmpty)
  }

  private static func append(
    _ list: [String], to bytes: inout [UInt8], _ strings: inout TextTable
  ) {
    bytes.appendVariable(list.count)
    for text in list { bytes.appendVariable(strings.index(of: text)) }
  }

  /// The identifier at the beginning of a record.
  static func identifier(in record: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var reader = RecordReader(record)
    return reader.bytes(reader.number())
  }

  static func item(
    from record: UnsafeBufferPointer<UInt8>, kind: CatalogItem.Kind, string: (Int) -> String
  ) -> CatalogItem {
    var texts = RecordTexts()
    texts.read(record)
    let identifier = String(decoding: Self.identifier(in: record), as: UTF8.self)
    var item = CatalogItem(identifier: identifier, kind: kind, title: string(texts.title))
    item.artists = texts.artists.map(string)
    item.album = texts.album.map(string)
    item.duration = texts.duration
    item.location = texts.location.map(string)
    item.season = texts.season
    item.episode = texts.episode
    item.isExplicit = texts.isExplicit
    item.aliases = texts.aliases.map(string)
    item.sortNames = texts.sortNames.map(string)
    item.genres = texts.genres.map(string)
    item.moods = texts.moods.map(string)
    item.playlists = texts.playlists.map(string)
    item.members = texts.members.map(string)
    return item
  }
}
