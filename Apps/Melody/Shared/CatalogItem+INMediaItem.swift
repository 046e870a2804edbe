import Intents
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

extension CatalogItem.Kind {
  package var mediaItemType: INMediaItemType {
    Self.mediaItemTypes.first { $0.kind == self }?.type ?? .unknown
  }

  /// `nil` for `.unknown`, which means that no kind was said.
  package init?(_ type: INMediaItemType) {
    guard let entry = Self.mediaItemTypes.first(where: { $0.type == type }) else { return nil }
    self = entry.kind
  }

  private static let mediaItemTypes: [(kind: Self, type: INMediaItemType)] = [
    (.song, .song), (.album, .album), (.artist, .artist), (.genre, .genre),
    (.playlist, .playlist), (.podcastShow, .podcastShow), (.podcastEpisode, .podcastEpisode),
    (.podcastPlaylist, .podcastPlaylist), (.podcastStation, .podcastStation),
    (.musicStation, .musicStation), (.radioStation, .radioStation), (.station, .station),
    (.algorithmicRadioStation, .algorithmicRadioStation), (.audioBook, .audioBook),
    (.movie, .movie), (.tvShow, .tvShow), (.tvShowEpisode, .tvShowEpisode),
    (.musicVideo, .musicVideo), (.music, .music), (.news, .news),
  ]
}
