extension Catalog {
  /// Makes a catalog; of items with the same identifier the first is kept.
  ///
  /// - Complexity: O(n), on all processors.
  public init(_ items: consuming some Sequence<CatalogItem>) {
    self.init(segments: CatalogSegment.segments(of: Array(consume items)))
  }

  /// The catalog with these items: new ones are added, and those whose identifier is known take
  /// the place of what it stood for. Of several with one identifier the last counts.
  ///
  /// - Complexity: O(m log n) for m items on average: items are put beside the others, and now and
  ///   then few are joined with more, never all with each change.
  public func updating(_ items: some Sequence<CatalogItem>) -> Catalog {
    var last: [String: CatalogItem] = [:]
    for item in items { last[item.identifier] = item }
    let added = last.values.sorted { $0.identifier < $1.identifier }
    guard !added.isEmpty else { return self }
    var segments = removing(last.keys).segments + CatalogSegment.segments(of: added)
    while segments.count > 1, let newest = segments.last,
      newest.count * 2 >= segments[segments.count - 2].count,
      newest.index.image.count + segments[segments.count - 2].index.image.count < Self.largest
    {
      let joined = segments.suffix(2).flatMap(\.items)
      segments.removeLast(2)
      segments.append(CatalogSegment(joined))
    }
    return Catalog(segments: segments)
  }

  /// The bytes of segments that are not joined with others any more.
  private static let largest = CatalogSegment.mostBytes

  /// The catalog without the items of these identifiers; those it has not are ignored.
  ///
  /// - Complexity: O(m + n / 64) for m identifiers.
  public func removing(_ identifiers: some Sequence<String>) -> Catalog {
    var segments = segments
    for identifier in identifiers {
      for index in segments.indices {
        if let row = segments[index].row(of: identifier) { segments[index].remove(row) }
      }
    }
    return Catalog(segments: segments.filter { $0.count > 0 })
  }
}
