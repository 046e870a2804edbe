import Intents
import MelodyShared
import SottoCatalog

extension MediaChoice {
  /// What to play. Never a question to who names nothing: they do not want to be asked for a name.
  init(toPlay search: INMediaSearch, in catalog: Catalog, by listener: Listener) {
    let query = CatalogQuery(search)
    if search.reference != .currentlyPlaying, search.mediaIdentifier == nil,
      query.isEmpty || query == CatalogQuery(mediaType: .music)
    {
      self = Self.something(in: catalog, for: listener, search.reference)
    } else {
      self.init(for: search, in: catalog, by: listener)
    }
  }

  /// What to show: all that comes near what was said, best first.
  init(toShow search: INMediaSearch, in catalog: Catalog, by listener: Listener) {
    if search.mediaIdentifier != nil || search.reference == .currentlyPlaying {
      self.init(for: search, in: catalog, by: listener)
      return
    }
    let matches = catalog.search(CatalogQuery(search), limit: Self.longestPage)
    self = matches.isLikely ? .found(matches.map(\.item)) : .nothing
  }

  /// What the person keeps, when they say it is theirs; else what played last, or what there is.
  private static func something(
    in catalog: Catalog, for listener: Listener, _ reference: INMediaReference
  ) -> MediaChoice {
    if reference == .my {
      let kept = listener.collection.library.suffix(longestList).compactMap { catalog[$0] }
      if !kept.isEmpty { return .found(kept) }
    }
    if let item = listener.lastPlayed.flatMap({ catalog[$0] }) { return .found([item]) }
    let music = catalog.search(CatalogQuery(mediaType: .music)).map(\.item)
    let playlist = music.first { $0.kind == .playlist }
    let anything = playlist ?? music.first ?? catalog.search(CatalogQuery()).first?.item
    return anything.map { .found([$0]) } ?? .nothing
  }

  private static let longestPage = 10
}
