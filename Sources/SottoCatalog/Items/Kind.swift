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

    /// The kind in an index; a saved one goes on to mean the same as cases are added at the end.
    var number: UInt8 { UInt8(Self.numbered.firstIndex(of: self) ?? 0) }

    init?(number: UInt8) {
      guard Int(number) < Self.numbered.count else { return nil }
      self = Self.numbered[Int(number)]
    }

    private static let numbered = Array(allCases)
  }
}
