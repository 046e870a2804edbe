import Intents
import MediaShared
import ReelShared
import SottoCatalog

extension MediaChoice {
  /// What to play: one film or episode.
  init(toPlay search: INMediaSearch, in catalog: Catalog, by viewer: Viewer) {
    let titles = SpokenTitle(search, in: catalog, by: viewer)
    let found = titles.items
    guard let first = found.first else {
      self = .nothing
      return
    }
    if first.identifier == CatalogItem.watchlist {
      self = .found([Self.next(on: first, search, in: catalog, by: viewer)])
      return
    }
    // Two of one name are a question; of a description, “a comedy”, the best is taken.
    let isNamed = search.mediaName != nil && titles.reference?.series != nil || titles.isTitle
    if isNamed, found.count > 1 {
      self = .several(Array(found.prefix(Self.longestQuestion)))
    } else {
      self = titles.episode(of: first).map { .found([$0]) } ?? .nothing
    }
  }

  /// What to show: all that comes near what was said, best first.
  init(toShow search: INMediaSearch, in catalog: Catalog, by viewer: Viewer) {
    let titles = SpokenTitle(search, in: catalog, by: viewer)
    if let reference = titles.reference, let first = titles.items.first {
      let series = Series(first, in: catalog)
      let shown = reference.episode == nil ? series.season(reference, viewer.progress) : []
      let episode = titles.episode(of: first).map { [$0] } ?? []
      self = shown.isEmpty && episode.isEmpty ? .nothing : .found(shown.isEmpty ? episode : shown)
    } else {
      let isWatchlist = titles.items.first?.identifier == CatalogItem.watchlist
      let shown = isWatchlist ? viewer.watchlist(in: catalog) : titles.similar
      self = shown.isEmpty ? .nothing : .found(Array(shown.prefix(Self.longestPage)))
    }
  }

  /// What is first on the watchlist; where nothing is, the list itself, by the name that was said.
  private static func next(
    on list: CatalogItem, _ search: INMediaSearch, in catalog: Catalog, by viewer: Viewer
  ) -> CatalogItem {
    let first = viewer.watchlist(in: catalog).first
    if let item = first.flatMap({ viewer.next(of: $0, in: catalog) }) { return item }
    var list = list
    list.title = search.mediaName ?? list.title
    return list
  }

  static let longestQuestion = 5
  private static let longestPage = 25
}
