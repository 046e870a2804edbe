import Intents
import MediaShared
import SottoCatalog

extension CatalogItem {
  /// The item as SiriKit hands it from the extension to the app, and shows it to the person.
  package func mediaItem(with covers: Covers) -> INMediaItem {
    INMediaItem(
      identifier: identifier, title: title, type: kind.mediaItemType,
      artwork: covers.cover(of: self).flatMap { INImage(url: $0) },
      artist: maker)
  }

  /// Who is named beside the title: of an episode its show, of a duet both.
  private var maker: String? {
    switch kind {
    case .artist: nil
    case .podcastEpisode: album ?? artists.first
    default: artists.isEmpty ? nil : artists.joined(separator: " & ")
    }
  }
}
