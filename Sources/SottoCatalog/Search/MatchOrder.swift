/// The order of matches: by score, then as the query asks, then by popularity.
struct MatchOrder {
  private let sortOrder: CatalogQuery.SortOrder?

  /// Of episodes the newest is meant unless something else is said.
  init(_ query: CatalogQuery) {
    sortOrder = query.sortOrder ?? (query.mediaType == .podcastEpisode ? .newest : nil)
  }

  /// A candidate for the answer.
  struct Entry {
    let segment: Int
    let row: Int
    /// As it is told: differences too small to matter are none.
    let score: Double
    let exactScore: Double
    let rank: Double
    let popularity: Double
    /// A song that says where it is from is the more complete record of the same.
    let isComplete: Bool

    /// Whether it comes before another.
    func precedes(_ other: Entry) -> Bool {
      if score != other.score { return score > other.score }
      if rank != other.rank { return rank > other.rank }
      if popularity != other.popularity { return popularity > other.popularity }
      if isComplete != other.isComplete { return isComplete }
      if exactScore != other.exactScore { return exactScore > other.exactScore }
      return (segment, row) < (other.segment, other.row)
    }
  }

  func entry(_ row: Int, of index: CatalogIndex, segment: Int, score: Double) -> Entry {
    let popularity = index.popularity(of: row)
    return Entry(
      segment: segment, row: row, score: (score * 200).rounded() / 200, exactScore: score,
      rank: rank(popularity, index.dates[row]), popularity: popularity,
      isComplete: index.kind(of: row) != .song || index[.album].rowNames.count(at: row) > 0)
  }

  /// Higher comes first; what has no date comes last.
  private func rank(_ popularity: Double, _ date: UInt32) -> Double {
    switch sortOrder {
    case .newest: date == 0 ? -.infinity : Double(date)
    case .oldest: date == 0 ? -.infinity : -Double(date)
    case .worst, .unpopular: -popularity
    case .best, .popular, .trending, .recommended, nil: popularity
    }
  }
}
