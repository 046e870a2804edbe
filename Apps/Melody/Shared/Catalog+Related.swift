import MediaShared
import SottoCatalog

extension Catalog {
  /// What a person means who points at an item and says a kind: "this artist", "this album".
  ///
  /// - Returns: The item itself when no kind was said, or it is of that kind, whatever plays being a
  ///   song to who calls it so; several for a song by several artists; none for a playlist that what
  ///   plays is a part of, which it does not know.
  package func items(of kind: CatalogItem.Kind?, around item: CatalogItem) -> [CatalogItem] {
    // What a station plays just now, only the station knows.
    if kind == .song, item.kind == .radioStation { return [] }
    let found: [CatalogItem] =
      switch kind {
      case .artist: item.artists.compactMap { first(.artist, named: $0) }
      case .album, .podcastShow, .audioBook:
        [item.album.flatMap { first(kind, named: $0) }]
          .compactMap(\.self)
      case .genre, .musicStation, .station, .algorithmicRadioStation:
        item.genres.prefix(1).compactMap { first(.genre, named: $0) }
      default: []
      }
    guard found.isEmpty else { return found }
    let isMeant = kind.map { item.kind == $0 || item.kind.satisfies($0) || $0 == .song } ?? true
    return isMeant ? [item] : []
  }

  /// The item of a kind with exactly this name.
  private func first(_ kind: CatalogItem.Kind?, named name: String) -> CatalogItem? {
    search(CatalogQuery(mediaType: kind, mediaName: name)).first {
      $0.item.kind == kind && $0.item.title == name
    }?.item
  }

  /// What sounds when an item plays, with what the person has put into it.
  package func playableItems(
    of item: CatalogItem, in collection: PersonalCollection
  ) -> [CatalogItem] {
    var item = item
    item.members += collection.additions[item.identifier] ?? []
    return playableItems(of: item)
  }
}
