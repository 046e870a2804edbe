/// Items that are found by what people call them.
///
/// A catalog is a value that never changes; `updating` and `removing` make another, which shares what
/// is the same. So a search never waits for a change.
///
/// ```swift
/// let catalog = Catalog(items)
/// let matches = catalog.search(CatalogQuery(mediaName: "skyfall", artistName: "adele"))
/// ```
public struct Catalog: Sendable {
  let segments: [CatalogSegment]

  init(segments: [CatalogSegment]) { self.segments = segments }

  /// How many items there are.
  public var count: Int { segments.reduce(0) { $0 + $1.count } }

  /// The item with an identifier, if there is one.
  ///
  /// - Complexity: O(1) in the number of items.
  public subscript(identifier: String) -> CatalogItem? {
    for segment in segments {
      if let row = segment.row(of: identifier) { return segment.index.item(at: row) }
    }
    return nil
  }

  /// All items, in no particular order.
  ///
  /// - Complexity: O(n), as items are read from the index.
  public var items: [CatalogItem] { segments.flatMap(\.items) }

  /// The items of some kinds, in no particular order.
  ///
  /// - Complexity: O(n) in the number of all items, of which those of other kinds are not read.
  public func items(of kinds: Set<CatalogItem.Kind>) -> [CatalogItem] {
    segments.flatMap { $0.items(of: kinds) }
  }

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
  /// An item of another kind than the one asked for comes after those of that kind. When an artist is
  /// asked for and several may be meant, the best of each of five comes before what else they made.
  ///
  /// - Parameters:
  ///   - query: What is looked for.
  ///   - limit: How many items are wanted at most.
  /// - Complexity: O(1) in the number of items when names are said as they are written, else bounded
  ///   by what names have in common.
  public func search(_ query: CatalogQuery, limit: Int = 25) -> CatalogMatches {
    CatalogSearch(segments: segments, query: query, limit: limit).matches()
  }
}
