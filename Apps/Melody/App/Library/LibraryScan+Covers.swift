import Foundation
import SottoCatalog

extension LibraryScan {
  /// The pictures, each with one of the items it is the cover of.
  func covers(of items: [CatalogItem]) -> [(item: CatalogItem, file: URL)] {
    guard !covers.isEmpty else { return [] }
    let byFolder = Dictionary(
      items.compactMap { item in item.location.map { (Self.folder($0), item) } },
      uniquingKeysWith: { first, _ in first })
    return covers.compactMap { file in byFolder[Self.folder(file.path)].map { ($0, file) } }
  }

  private static func folder(_ path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path
  }
}
