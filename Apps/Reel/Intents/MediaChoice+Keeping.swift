import Intents
import MediaShared
import ReelShared
import SottoCatalog

extension MediaChoice {
  /// What to like, or to put on the watchlist.
  ///
  /// Only what is named or plays: nobody keeps all there is of a kind in one sentence. Of a series it is
  /// the whole, unless an episode or a season is said.
  init(toKeep search: INMediaSearch, in catalog: Catalog, by viewer: Viewer) {
    if let item = search.mediaIdentifier.flatMap({ catalog[$0] }) {
      self = Self.kept(item, as: search.mediaType, in: catalog).map { .found([$0]) } ?? .nothing
      return
    }
    let titles = SpokenTitle(search, in: catalog, by: viewer)
    let found = titles.items.filter { $0.kind != .playlist }
    guard search.reference != .currentlyPlaying, let first = found.first,
      titles.isTitle || titles.reference != nil
    else {
      self = .nothing
      return
    }
    if found.count > 1 {
      self = .several(Array(found.prefix(Self.longestQuestion)))
    } else if let reference = titles.reference, first.kind == .tvShow {
      let season = Series(first, in: catalog).season(reference, viewer.progress)
      let parts = reference.episode == nil ? season : [titles.episode(of: first)].compactMap(\.self)
      self = parts.isEmpty ? .nothing : .found(parts)
    } else {
      self = .found([first])
    }
  }

  /// What a person means who points at what plays and says a kind; `nil` where it is no such thing.
  private static func kept(
    _ item: CatalogItem, as type: INMediaItemType, in catalog: Catalog
  ) -> CatalogItem? {
    switch type {
    case .movie: item.kind == .movie ? item : nil
    case .tvShowEpisode: item.kind == .tvShowEpisode ? item : nil
    case .tvShow: item.kind == .tvShow ? item : catalog.series(of: item)?.show
    default: catalog.series(of: item)?.show ?? item
    }
  }
}
