/// An index and which of its rows still count: those that were removed or replaced later do not.
struct CatalogSegment: Sendable {
  let index: CatalogIndex
  private(set) var removed: RowSet?
  private(set) var count: Int

  init(_ index: CatalogIndex) {
    self.index = index
    count = index.count
  }

  /// `nil` of no items, or of more than an index can hold.
  init?(_ items: [CatalogItem]) {
    guard !items.isEmpty, let index = try? CatalogIndex(items) else { return nil }
    self.init(index)
  }

  /// Whether no row was removed.
  var isWhole: Bool { removed == nil }

  func has(_ row: Int) -> Bool { removed.map { !$0.contains(row) } ?? true }

  func row(of identifier: String) -> Int? {
    index.row(of: identifier).flatMap { has($0) ? $0 : nil }
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
