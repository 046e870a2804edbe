extension CatalogItem {
  /// What sort of thing an item is, spelled as the cases of `INMediaItemType`.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case song, album, artist, genre, playlist
    case podcastShow, podcastEpisode, podcastPlaylist, podcastStation
    case musicStation, radioStation, station, algorithmicRadioStation
    case audioBook, movie, tvShow, tvShowEpisode, musicVideo, music, news

    /// Whether an item of this kind is what a person means who asks for `requested`.
    public func satisfies(_ requested: Kind) -> Bool {
      switch requested {
      case self: true
      case .music: [.song, .album, .artist, .genre, .playlist, .musicVideo].contains(self)
      case .station, .radioStation, .musicStation, .algorithmicRadioStation:
        [.station, .radioStation, .musicStation, .algorithmicRadioStation].contains(self)
      case .podcastStation, .podcastPlaylist: self == .podcastShow
      case .news: self == .podcastShow || self == .podcastEpisode
      default: false
      }
    }
  }
}
