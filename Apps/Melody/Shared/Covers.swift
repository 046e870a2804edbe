import Foundation
import SottoCatalog

/// Where the pictures of albums, shows and books are.
///
/// They lie beside the music, where the extension may not look: the app leaves it a link to each.
package struct Covers: Sendable {
  private let folder: URL

  package init(_ container: MelodyContainer) { folder = container.covers }

  /// The picture of what an item is, or is a part of; `nil` when there is none.
  package func cover(of item: CatalogItem) -> URL? {
    Self.name(of: item).flatMap {
      try? FileManager.default.destinationOfSymbolicLink(
        atPath: folder.appendingPathComponent($0).path)
    }.map { URL(fileURLWithPath: $0) }
  }

  /// Replaces all that was known.
  ///
  /// - Parameter covers: A part of an album, and the picture of that.
  /// - Throws: What keeps the links from being made.
  package func replace(with covers: [(item: CatalogItem, file: URL)]) throws {
    let files = FileManager.default
    try? files.removeItem(at: folder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for (item, file) in covers {
      guard let name = Self.name(of: item) else { continue }
      let link = folder.appendingPathComponent(name)
      // Of several pictures of one album the first is taken.
      try? files.createSymbolicLink(at: link, withDestinationURL: file)
    }
  }

  /// The same for an album and its parts: a hash (FNV-1a), as names may be longer than a file's.
  private static func name(of item: CatalogItem) -> String? {
    let album = item.album ?? (item.kind == .song ? nil : item.title)
    guard let album else { return nil }
    let bytes = "\(album)/\(item.artists.first ?? "")".utf8
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325) { (hash: UInt64, byte) in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
