import Foundation

/// A catalog as it lies in files: one index, or a list of the parts of a changed catalog, which lie
/// beside the list, each an index that is never written again.
package struct SavedCatalog: Sendable {
  package let catalog: Catalog
  /// The changes of what it was made of, as its owner counts them.
  package let revision: Int

  package init(catalog: Catalog, revision: Int) {
    self.catalog = catalog
    self.revision = revision
  }

  /// Opens it by mapping its files.
  ///
  /// - Parameter known: A catalog whose parts need not be opened again.
  package init(
    contentsOf url: URL, sharing known: Catalog = Catalog(segments: [])
  ) throws(CatalogIndexError) {
    // A part goes when a newer list has it no more; then that list is read.
    var attempts = 3
    while true {
      let stamp = FileStamp(url)
      do throws(CatalogIndexError) {
        self = try Self.read(url, known)
        return
      } catch {
        attempts -= 1
        if attempts == 0 || FileStamp(url) == stamp { throw error }
      }
    }
  }

  private static func read(
    _ url: URL, _ known: Catalog
  ) throws(CatalogIndexError) -> SavedCatalog {
    let image = try IndexImage(contentsOf: url)
    guard image.has(.parts) else {
      let index = try CatalogIndex(image, named: url.path)
      let segments = index.count > 0 ? [CatalogSegment(index)] : []
      return SavedCatalog(catalog: Catalog(segments: segments), revision: 0)
    }
    let checksums: Column<UInt64> = image.column(.parts)
    let removed: ListColumn<UInt32> = image.lists(.removedRowEnds, .removedRows)
    let revisions: Column<Int64> = image.column(.revision)
    guard revisions.count == 1, removed.count == checksums.count, removed.isWhole else {
      throw .damaged(url.path, "its list of parts is incomplete")
    }
    var segments: [CatalogSegment] = []
    var seen: Set<UInt64> = []
    for part in 0..<checksums.count {
      // A short list could else have one large part read without end.
      guard seen.insert(checksums[part]).inserted else {
        throw .damaged(url.path, "its list has a part twice")
      }
      var segment = CatalogSegment(try index(ofPart: checksums[part], of: url, known))
      for row in removed[part] where Int(row) < segment.index.count { segment.remove(Int(row)) }
      segments.append(segment)
    }
    return SavedCatalog(catalog: Catalog(segments: segments), revision: Int(revisions[0]))
  }

  private static func index(
    ofPart checksum: UInt64, of url: URL, _ known: Catalog
  ) throws(CatalogIndexError) -> CatalogIndex {
    if let same = known.segments.first(where: { $0.index.image.checksum == checksum }) {
      return same.index
    }
    let file = file(ofPart: checksum, of: url)
    let image = try IndexImage(contentsOf: file)
    guard image.checksum == checksum else {
      throw .damaged(file.path, "it is another part than the list names")
    }
    return try CatalogIndex(image, named: file.path)
  }

  /// Writes the parts that are not there yet, then the list, in one step, and removes the parts that
  /// no list has any more.
  package func write(to url: URL) throws(CatalogIndexError) {
    var removed = Lists<UInt32>()
    var checksums: [UInt64] = []
    for segment in catalog.segments {
      let image = segment.index.image
      let file = Self.file(ofPart: image.checksum, of: url)
      if !image.isInFile(file.path) { try image.write(to: file) }
      checksums.append(image.checksum)
      for row in segment.removedRows { removed.append(row) }
      removed.endList()
    }
    var writer = IndexWriter()
    writer.add(.parts, checksums)
    writer.add(.removedRowEnds, removed.ends)
    writer.add(.removedRows, removed.elements)
    writer.add(.revision, [Int64(revision)])
    try writer.image().write(to: url)
    Self.removeParts(of: url, besides: checksums)
  }

  /// Removes what was written beside a file and is no part of it now.
  static func removeParts(of url: URL, besides checksums: [UInt64]) {
    let kept = Set(checksums.map { file(ofPart: $0, of: url).lastPathComponent })
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(url.lastPathComponent + partMark) && !kept.contains(name)
    {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  private static let partMark = ".part-"

  private static func file(ofPart checksum: UInt64, of url: URL) -> URL {
    let name = url.lastPathComponent + partMark + String(checksum, radix: 16)
    return url.deletingLastPathComponent().appendingPathComponent(name)
  }
}
