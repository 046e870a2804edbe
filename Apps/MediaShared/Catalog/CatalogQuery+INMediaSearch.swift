import Intents
import SottoCatalog

extension CatalogQuery {
  /// What SiriKit says was asked for, in the catalog's words.
  package init(_ search: INMediaSearch) {
    self.init(
      mediaType: Kind(search.mediaType), mediaName: search.mediaName,
      artistName: search.artistName, albumName: search.albumName,
      genreNames: search.genreNames ?? [], moodNames: search.moodNames ?? [],
      sortOrder: SortOrder(search.sortOrder),
      releaseDate: search.releaseDate.map { range in
        ReleaseDateRange(
          start: ReleaseDate(range.startDateComponents), end: ReleaseDate(range.endDateComponents))
      })
  }

  private typealias Kind = CatalogItem.Kind
}

extension CatalogQuery.SortOrder {
  fileprivate init?(_ order: INMediaSortOrder) {
    switch order {
    case .newest: self = .newest
    case .oldest: self = .oldest
    case .best: self = .best
    case .worst: self = .worst
    case .popular: self = .popular
    case .unpopular: self = .unpopular
    case .trending: self = .trending
    case .recommended: self = .recommended
    default: return nil
    }
  }
}

extension ReleaseDate {
  fileprivate init?(_ components: DateComponents?) {
    guard let components, let year = components.year else { return nil }
    self.init(year: year, month: components.month, day: components.day)
  }
}
