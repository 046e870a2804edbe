/// An item as it lies in an index: numbers, and texts by their place in the table of strings.
///
/// Kind, popularity and date have columns of their own.
struct ItemRecord {
  private struct Contents: OptionSet {
    let rawValue: Int
    static let album = Contents(rawValue: 1)
    static let duration = Contents(rawValue: 2)
    static let location = Contents(rawValue: 4)
    static let season = Contents(rawValue: 8)
    static let episode = Contents(rawValue: 16)
    static let explicit = Contents(rawValue: 32)
    /// Whether any list but that of the artists has something.
    static let lists = Contents(rawValue: 64)
  }

  private static var lists: [WritableKeyPath<CatalogItem, [String]>] {
    [\.aliases, \.sortNames, \.genres, \.moods, \.playlists, \.members]
  }

  private static func hasLists(_ item: CatalogItem) -> Bool {
    !(item.aliases.isEmpty && item.sortNames.isEmpty && item.genres.isEmpty && item.moods.isEmpty
      && item.playlists.isEmpty && item.members.isEmpty)
  }

  static func append(_ item: CatalogItem, to bytes: inout [UInt8], strings: inout TextTable) {
    func append(_ text: String, _ bytes: inout [UInt8], _ strings: inout TextTable) {
      bytes.appendVariable(strings.index(of: Array(text.utf8)))
    }
    func append(_ list: [String], _ bytes: inout [UInt8], _ strings: inout TextTable) {
      bytes.appendVariable(list.count)
      for text in list { append(text, &bytes, &strings) }
    }
    bytes.appendVariable(item.identifier.utf8.count)
    bytes += item.identifier.utf8
    var contents: Contents = []
    if item.album != nil { contents.insert(.album) }
    if item.duration != nil { contents.insert(.duration) }
    if item.location != nil { contents.insert(.location) }
    if item.season != nil { contents.insert(.season) }
    if item.episode != nil { contents.insert(.episode) }
    if item.isExplicit { contents.insert(.explicit) }
    if hasLists(item) { contents.insert(.lists) }
    bytes.appendVariable(contents.rawValue)
    append(item.title, &bytes, &strings)
    append(item.artists, &bytes, &strings)
    if let album = item.album { append(album, &bytes, &strings) }
    if let duration = item.duration {
      withUnsafeBytes(of: duration.bitPattern) { bytes += $0 }
    }
    if let location = item.location { append(location, &bytes, &strings) }
    for number in [item.season, item.episode] {
      if let number { bytes.appendVariable(number) }
    }
    if contents.contains(.lists) {
      for list in lists { append(item[keyPath: list], &bytes, &strings) }
    }
  }

  /// The identifier at the beginning of a record.
  static func identifier(in record: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var reader = RecordReader(bytes: record)
    return reader.bytes(reader.number())
  }

  static func item(
    from record: UnsafeBufferPointer<UInt8>, kind: CatalogItem.Kind, string: (Int) -> String
  ) -> CatalogItem {
    var reader = RecordReader(bytes: record)
    let identifier = String(decoding: reader.bytes(reader.number()), as: UTF8.self)
    let contents = Contents(rawValue: reader.number())
    var item = CatalogItem(identifier: identifier, kind: kind, title: string(reader.number()))
    item.artists = reader.list(string)
    if contents.contains(.album) { item.album = string(reader.number()) }
    if contents.contains(.duration) { item.duration = Double(bitPattern: reader.fixed()) }
    if contents.contains(.location) { item.location = string(reader.number()) }
    if contents.contains(.season) { item.season = reader.number() }
    if contents.contains(.episode) { item.episode = reader.number() }
    item.isExplicit = contents.contains(.explicit)
    if contents.contains(.lists) {
      for list in lists { item[keyPath: list] = reader.list(string) }
    }
    return item
  }
}

/// Reads what `ItemRecord` wrote.
private struct RecordReader {
  private let all: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { all = bytes }

  mutating func number() -> Int { Int(bitPattern: all.variable(at: &offset)) }

  mutating func bytes(_ count: Int) -> UnsafeBufferPointer<UInt8> {
    let start = offset
    offset = min(all.count, start + max(0, count))
    return UnsafeBufferPointer(rebasing: all[start..<offset])
  }

  mutating func fixed() -> UInt64 {
    bytes(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func list(_ string: (Int) -> String) -> [String] {
    (0..<number()).map { _ in string(number()) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Reads what `appendVariable` wrote and moves on.
  @inline(__always)
  func variable(at offset: inout Int) -> UInt {
    var value: UInt = 0
    var shift: UInt = 0
    while offset < count {
      let byte = self[offset]
      offset += 1
      value |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return value
  }
}
