import SottoCatalog

/// What becomes of a search.
package enum MediaChoice: Equatable {
  /// All of these are meant; the person might have wanted one of the others instead.
  case found([CatalogItem], others: [CatalogItem] = [])
  /// One of these is meant, and only the person knows which.
  case several([CatalogItem])
  case nothing
  case refused(Obstacle)
  /// Only the app can tell, once it is open: what it has indexed cannot be read.
  case needsApp
}
