import MediaShared
import SottoCatalog

/// The person who watches: what they have seen, like, and want to see.
package struct Viewer: Sendable {
  package var progress: WatchProgress
  package var collection: PersonalCollection

  package init(
    _ progress: WatchProgress = WatchProgress(),
    keeping collection: PersonalCollection = PersonalCollection()
  ) {
    self.progress = progress
    self.collection = collection
  }

  /// What they have put on their watchlist and not seen all of, in the order they put it there.
  package func watchlist(in catalog: Catalog) -> [CatalogItem] {
    collection.library.compactMap { catalog[$0] }.filter { next(of: $0, in: catalog) != nil }
  }

  /// What they go on with of a film or a series; `nil` when they have seen all of it.
  package func next(of item: CatalogItem, in catalog: Catalog) -> CatalogItem? {
    if item.kind == .tvShow {
      let series = Series(item, in: catalog)
      return series.unseen(progress) ?? series.missed(progress)
    }
    return progress.watched.contains(item.identifier) ? nil : item
  }

  /// Whether they have said that they dislike it, or the series that it is of.
  package func dislikes(_ item: CatalogItem) -> Bool {
    let series = item.kind == .tvShowEpisode ? item.album.map { CatalogItem.showPrefix + $0 } : nil
    return [item.identifier, series].compactMap(\.self).contains {
      collection.affinity(for: $0) == .dislike
    }
  }
}
