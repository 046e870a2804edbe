import Foundation

extension Catalog {
  /// Opens a saved catalog. Its file is mapped, not read: it takes no memory that the system
  /// cannot take back, and every process that opens it shares it.
  ///
  /// - Throws: `CatalogIndexError` when the file is missing, cut short, damaged or of another
  ///   version; make the catalog of its items again then.
  /// - Complexity: O(bytes of the file), at the speed of memory, to check that none has changed.
  public init(contentsOf url: URL) throws(CatalogIndexError) {
    let index = CatalogIndex(try IndexImage(contentsOf: url))
    self.init(segments: index.count > 0 ? [CatalogSegment(index)] : [])
  }

  /// Saves the catalog in one step, so that a reader sees the old file or the new one.
  ///
  /// - Throws: `CatalogIndexError` when the file cannot be written.
  /// - Complexity: O(bytes) of a catalog made at once; one that was changed is made anew first.
  public func write(to url: URL) throws(CatalogIndexError) {
    if segments.count == 1, segments[0].isWhole {
      try segments[0].index.image.write(to: url)
    } else {
      try CatalogIndex(items).image.write(to: url)
    }
  }
}
