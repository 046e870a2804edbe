/// An index and which of its rows still count: those that were removed or replaced later do not.
struct CatalogSegment: Sendable {
  let index: CatalogIndex
  private(set) var removed: RowSet?
  private(set) var count: Int

  init(_ index: CatalogIndex) {
    self.index = index
    count = index.count
  }

  init(_ items: [CatalogItem]) { self.init(CatalogIndex(items)) }

  /// The segments that items need: one, or several when they are more than one index can hold.
  ///
  /// - Parameter most: How many bytes the texts of a segment have at most, or those of one item.
  static func segments(of items: [CatalogItem], texts most: Int = mostTexts) -> [CatalogSegment] {
    let sizes = Concurrently.flatMap(items.count) { run in items[run].map(\.textSize) }
    var segments: [CatalogSegment] = []
    var (start, size) = (0, 0)
    for (row, next) in sizes.enumerated() {
      if size + next > most, start < row {
        segments.append(CatalogSegment(Array(items[start..<row])))
        (start, size) = (row, 0)
      }
      size += next
    }
    guard start < items.count else { return segments }
    return segments + [CatalogSegment(start == 0 ? items : Array(items[start...]))]
  }

  /// What an index is made of is counted with 32 bits: its lists are some times as long as the
  /// texts.
  static let mostTexts = 1 << 30

  /// Whether no row was removed.
  var isWhole: Bool { removed == nil }

  func has(_ row: Int) -> Bool { removed.map { !$0.contains(row) } ?? true }

  func row(of identifier: String) -> Int? {
    index.row(of: identifier).flatMap { has($0) ? $0 : nil }
  }

  /// The rows that no longer count.
  var removedRows: [UInt32] {
    guard let removed else { return [] }
    return (0..<index.count).lazy.filter { removed.contains($0) }.map { UInt32($0) }
  }

  mutating func remove(_ row: Int) {
    guard has(row) else { return }
    var removed = removed ?? RowSet(count: index.count)
    removed.insert(row)
    self.removed = removed
    count -= 1
  }

  func items(of kinds: Set<CatalogItem.Kind>) -> [CatalogItem] {
    (0..<index.count).lazy.filter { kinds.contains(index.kind(of: $0)) && has($0) }
      .map { index.item(at: $0) }
  }

  var items: [CatalogItem] {
    (0..<index.count).lazy.filter { has($0) }.map { index.item(at: $0) }
  }
}

extension CatalogItem {
  /// At least the bytes it takes in an index before anything is made of its names.
  fileprivate var textSize: Int {
    var size = 64 + identifier.utf8.count + title.utf8.count
    size += (album?.utf8.count ?? 0) + (location?.utf8.count ?? 0)
    for list in [artists, aliases, sortNames, genres, moods, playlists, members] {
      for text in list { size += text.utf8.count }
    }
    return size
  }
}
