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
  /// - Parameter most: How many bytes a list of a segment has at most, or those of one item.
  static func segments(
    of items: consuming [CatalogItem], lists most: Int = mostBytes
  ) -> [CatalogSegment] {
    // Mostly there is room enough for the worst, and no need to look at every letter.
    if worstBytes(of: items) <= most { return items.isEmpty ? [] : [CatalogSegment(items)] }
    let sizes = mostBytes(of: items)
    var segments: [CatalogSegment] = []
    var (start, size) = (0, 0)
    for (row, next) in sizes.enumerated() {
      if size + next > most, start < row {
        segments.append(CatalogSegment(Array(items[start..<row])))
        (start, size) = (row, 0)
      }
      size += next
    }
    if start < items.count {
      segments.append(CatalogSegment(start == 0 ? items : Array(items[start...])))
    }
    removeRepeated(from: &segments)
    return segments.filter { $0.count > 0 }
  }

  private static func worstBytes(of items: [CatalogItem]) -> Int {
    Concurrently.flatMap(items.count) { run in
      items.withUnsafeBufferPointer { items in [run.reduce(0) { $0 + items[$1].worstBytes }] }
    }.reduce(0, +)
  }

  private static func mostBytes(of items: [CatalogItem]) -> [Int] {
    Concurrently.flatMap(items.count) { run in items[run].map(\.mostBytes) }
  }

  /// Of items with one identifier the first is kept; an index sees to those of its own.
  private static func removeRepeated(from segments: inout [CatalogSegment]) {
    for later in segments.indices.dropFirst() {
      let index = segments[later].index
      for row in 0..<index.count
      where segments[..<later].contains(where: { $0.row(of: index.identifier(of: row)) != nil }) {
        segments[later].remove(row)
      }
    }
  }

  /// Places in a list are counted with 32 bits; half of them, as what lists hold is estimated.
  static let mostBytes = 1 << 31

  /// Whether no row was removed.
  var isWhole: Bool { removed == nil }

  func has(_ row: Int) -> Bool {
    row < index.count && (removed.map { !$0.contains(row) } ?? true)
  }

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
    index.items(
      at: (0..<index.count).lazy.filter { kinds.contains(index.kind(of: $0)) && has($0) })
  }

  var items: [CatalogItem] {
    index.items(at: (0..<index.count).lazy.filter { has($0) })
  }
}

extension CatalogItem {
  /// The most bytes it takes in the longest list of an index. A name that is decorated, or in another
  /// alphabet, has several forms.
  fileprivate var mostBytes: Int {
    mostBytes { name in
      let isPlain = name.utf8.allSatisfy { $0 < 0x80 && !Self.brackets.contains($0) }
      return name.utf8.count * (isPlain ? 2 : 8)
    }
  }

  /// The same if all its names were such.
  fileprivate var worstBytes: Int { mostBytes { $0.utf8.count * 8 } }

  private func mostBytes(_ bytes: (String) -> Int) -> Int {
    var size = 32 + identifier.utf8.count + (location?.utf8.count ?? 0) + bytes(title)
    if let album { size += bytes(album) }
    for list in [artists, aliases, sortNames, genres, moods, playlists, members] {
      for name in list { size += bytes(name) }
    }
    return size
  }

  private static let brackets = "([-".utf8
}
