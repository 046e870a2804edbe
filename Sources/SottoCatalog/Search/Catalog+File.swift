import Foundation

extension Catalog {
  /// Opens a saved catalog. Its file is mapped, not read: it takes no memory that the system
  /// cannot take back, and every process that opens it shares it.
  ///
  /// - Throws: `CatalogIndexError` when the file is missing, cut short, damaged or of another
  ///   version; make the catalog of its items again then.
  /// - Complexity: O(bytes of the file), at the speed of memory, to check that none has changed.
  public init(contentsOf url: URL) throws(CatalogIndexError) {
    self = try SavedCatalog(contentsOf: url).catalog
  }

  /// Saves the catalog in one step, so that a reader sees what was saved before or this.
  ///
  /// A catalog that was made at once is one file. One that was changed is a list, and beside it a file
  /// for each of its parts, named after the list; those that are there already are not written again.
  ///
  /// - Throws: `CatalogIndexError` when a file cannot be written.
  /// - Complexity: O(bytes) that are not saved at this place yet: for a catalog that was opened or
  ///   saved there before, those of its changes.
  public func write(to url: URL) throws(CatalogIndexError) {
    if segments.count == 1, segments[0].isWhole {
      try segments[0].index.image.write(to: url)
      SavedCatalog.removeParts(of: url, besides: [])
    } else {
      try SavedCatalog(catalog: self, revision: 0).write(to: url)
    }
  }
}
