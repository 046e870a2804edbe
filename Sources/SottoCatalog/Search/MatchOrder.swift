/// The order of matches: by score, then as the query asks, then by popularity.
struct MatchOrder {
  private let sortOrder: CatalogQuery.SortOrder?

  /// Of episodes the newest is meant unless something else is said.
  init(_ query: CatalogQuery) {
    sortOrder = query.sortOrder ?? (query.mediaType == .podcastEpisode ? .newest : nil)
  }

  func precedes(_ left: CatalogMatch, _ right: CatalogMatch) -> Bool {
    if left.score != right.score { return left.score > right.score }
    let ranks = (rank(left.item), rank(right.item))
    return ranks.0 == ranks.1 ? left.item.popularity > right.item.popularity : ranks.0 > ranks.1
  }

  /// Higher comes first.
  private func rank(_ item: CatalogItem) -> Double {
    switch sortOrder {
    case .newest: day(of: item) ?? -.infinity
    case .oldest: day(of: item).map { -$0 } ?? -.infinity
    case .worst, .unpopular: -item.popularity
    case .best, .popular, .trending, .recommended, nil: item.popularity
    }
  }

  /// Only good for comparing: months count as 31 days.
  private func day(of item: CatalogItem) -> Double? {
    item.releaseDate.map { Double(($0.year * 12 + ($0.month ?? 0)) * 31 + ($0.day ?? 0)) }
  }
}
