import SottoCatalog

extension CatalogItem {
  /// The person's watchlist, under all the names that they may call it; what is on it is known to their
  /// collection.
  ///
  /// - Returns: `nil` without a name.
  package init?(watchlist names: [String]) {
    guard let title = names.first else { return nil }
    self.init(
      identifier: Self.watchlist, kind: .playlist, title: title, aliases: Array(names.dropFirst()))
  }

  /// How the watchlist is identified, in the catalog.
  package static let watchlist = "watchlist"
}

extension Catalog {
  /// Whether this is what the person calls their watchlist.
  package func isWatchlist(_ name: String) -> Bool {
    search(CatalogQuery(mediaType: .playlist, mediaName: name)).contains {
      $0.item.identifier == CatalogItem.watchlist && $0.score >= Self.sure
    }
  }

  /// How well a name fits that is said in another form.
  private static let sure = 0.9
}
