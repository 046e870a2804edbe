/// The parts of a query that are names, and what they are compared with.
enum NamedField: CaseIterable {
  case title, artist, album

  /// The names by which an item answers to this field.
  func names(of item: CatalogItem) -> [NameForms] {
    switch (self, item.kind) {
    case (.title, _), (.artist, .artist), (.album, .album):
      [NameForms(item.title, aliases: item.aliases)]
    case (.artist, _): item.artists.map { NameForms($0) }
    case (.album, _): item.album.map { [NameForms($0)] } ?? []
    }
  }

  func said(in query: CatalogQuery) -> NameForms? {
    let name =
      switch self {
      case .title: query.mediaName
      case .artist: query.artistName
      case .album: query.albumName
      }
    return name.map { NameForms($0) }
  }

  func reason(_ match: NameMatch) -> CatalogMatch.Reason {
    switch self {
    case .title: .title(match)
    case .artist: .artist(match)
    case .album: .album(match)
    }
  }
}
