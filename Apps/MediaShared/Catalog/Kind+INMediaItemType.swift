import Intents
import SottoCatalog

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
