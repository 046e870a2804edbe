/// Items that are found by what people call them.
///
/// A catalog never changes; make a new one when its items do.
///
/// ```swift
/// let catalog = Catalog(items)
/// let matches = catalog.search(CatalogQuery(mediaName: "skyfall", artistName: "adele"))
/// ```
public struct Catalog: Sendable {
  public let items: [CatalogItem]
  private let positions: [String: Int]
  private let indexes: [NamedField: NameIndex]

  /// Makes a catalog; of items with the same identifier the first is kept.
  public init(_ items: some Sequence<CatalogItem>) {
    var kept: [CatalogItem] = []
    var positions: [String: Int] = [:]
    for item in items where positions[item.identifier] == nil {
      positions[item.identifier] = kept.count
      kept.append(item)
    }
    self.items = kept
    self.positions = positions
    indexes = Dictionary(
      uniqueKeysWithValues: NamedField.allCases.map { field in
        (field, NameIndex(kept.lazy.map { field.names(of: $0) }))
      })
  }

  public subscript(identifier: String) -> CatalogItem? { positions[identifier].map { items[$0] } }

  /// What sounds when an item plays: itself when it has a location, else its members, in order,
  /// each once.
  public func playableItems(of item: CatalogItem) -> [CatalogItem] {
    var found: [CatalogItem] = []
    var seen: Set<String> = []
    var waiting = [item]
    while let next = waiting.popLast() {
      guard seen.insert(next.identifier).inserted else { continue }
      if next.location != nil { found.append(next) }
      waiting += next.members.reversed().compactMap { self[$0] }
    }
    return found
  }

  /// The items that answer a query, best first; empty when nothing does.
  ///
  /// What was named is respected: an item by somebody else, of another genre or time, is left out.
  /// An item of another kind than the one asked for is kept only if there is none of that kind.
  public func search(_ query: CatalogQuery) -> [CatalogMatch] {
    CatalogSearch(catalog: self, query: query).matches()
  }

  func index(of field: NamedField) -> NameIndex? { indexes[field] }
}
