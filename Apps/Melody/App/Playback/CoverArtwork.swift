import Foundation
import MelodyShared
import SottoAppSupport
import SottoCatalog

/// The cover of what plays, for the system to show: the same value as long as the picture is the same.
@MainActor
final class CoverArtwork {
  private let covers: Covers
  private var shown: (file: URL, artwork: MPMediaItemArtwork)?

  init(_ container: MelodyContainer) { covers = Covers(container) }

  /// - Returns: `nil` where there is no picture, or it cannot be read.
  func artwork(of item: CatalogItem?) -> MPMediaItemArtwork? {
    guard let file = item.flatMap(covers.cover) else { return nil }
    if let shown, shown.file == file { return shown.artwork }
    guard let image = UIImage(contentsOfFile: file.path) else { return nil }
    let artwork = MPMediaItemArtwork(boundsSize: image.size) { _ in image }
    shown = (file, artwork)
    return artwork
  }
}
