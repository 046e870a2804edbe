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

  /// - Parameter item: Where it lies, as copying it would count the references to all it has.
  static func append(
    _ item: UnsafePointer<CatalogItem>, to bytes: inout [UInt8], strings: inout TextTable
  ) {
    var identifier = item.pointee.identifier
    identifier.withUTF8 {
      bytes.appendVariable($0.count)
      bytes.append(contentsOf: $0)
    }
    let contents = contents(of: item)
    bytes.appendVariable(contents.rawValue)
    bytes.appendVariable(strings.index(of: item.pointee.title))
    append(item.pointee.artists, to: &bytes, &strings)
    if contents.contains(.credit) {
      bytes.appendVariable(strings.index(of: item.pointee.artists.joined(separator: " & ")))
    }
    if let album = item.pointee.album { bytes.appendVariable(strings.index(of: album)) }
    if let duration = item.pointee.duration {
      withUnsafeBytes(of: duration.bitPattern) { bytes += $0 }
    }
    if let location = item.pointee.location { bytes.appendVariable(strings.index(of: location)) }
    if let season = item.pointee.season { bytes.appendVariable(season) }
    if let episode = item.pointee.episode { bytes.appendVariable(episode) }
    if contents.contains(.lists) {
      append(item.pointee.aliases, to: &bytes, &strings)
      append(item.pointee.sortNames, to: &bytes, &strings)
      append(item.pointee.genres, to: &bytes, &strings)
      append(item.pointee.moods, to: &bytes, &strings)
      append(item.pointee.playlists, to: &bytes, &strings)
      append(item.pointee.members, to: &bytes, &strings)
    }
  }

  private static func contents(of item: UnsafePointer<CatalogItem>) -> Contents {
    var contents: Contents = item.pointee.isExplicit ? .explicit : []
    if item.pointee.album != nil { contents.insert(.album) }
    if item.pointee.duration != nil { contents.insert(.duration) }
    if item.pointee.location != nil { contents.insert(.location) }
    if item.pointee.season != nil { contents.insert(.season) }
    if item.pointee.episode != nil { contents.insert(.episode) }
    if item.pointee.artists.count > 1 { contents.insert(.credit) }
    if hasLists(item) { contents.insert(.lists) }
    return contents
  }

  private static func hasLists(_ item: UnsafePointer<CatalogItem>) -> Bool {
    !(item.pointee.genres.isEmpty && item.pointee.playlists.isEmpty
      && item.pointee.aliases.isEmpty && item.pointee.moods.isEmpty
      && item.pointee.sortNames.isEmpty && item.pointee.members.isEmpty)
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

  /// Whether a record has any list but that of the artists.
  static func hasLists(_ record: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = RecordReader(record)
    _ = reader.bytes(reader.number())
    return Contents(rawValue: reader.number()).contains(.lists)
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
    item.duration = texts.duration.flatMap { $0.isFinite ? $0 : nil }
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
