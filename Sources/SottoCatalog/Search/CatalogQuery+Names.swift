extension CatalogQuery {
  /// The ways to read the names of the query, each a search of its own: a name may be that of the
  /// thing itself or of what holds it.
  var readings: [[SaidName]] {
    let artist = SaidName(artistName, .artist, weight: 0.38)
    let album = SaidName(albumName, .album, weight: mediaName == nil ? 0.62 : 0.3)
    let others = [artist, album].compactMap(\.self).filter { !$0.spelling.isEmpty }
    guard let mediaName else { return others.isEmpty ? [] : [others] }
    return fieldsOfName.compactMap { field in
      SaidName(mediaName, field, weight: 0.62).map { [$0] + others }
    }.filter { !$0[0].spelling.isEmpty }
  }

  /// Whether names were said of which nothing is left that could be heard: "!!!".
  package var isSilent: Bool {
    [mediaName, artistName, albumName].contains { $0 != nil } && readings.isEmpty
  }

  private var fieldsOfName: [NameField] {
    switch mediaType {
    case .album: [.title, .album]
    case .artist: [.title, .artist]
    case .podcastEpisode, .tvShowEpisode: [.title, .album]
    case .playlist: [.title, .playlist]
    default: [.title]
    }
  }
}
