/// One search: finds by name, leaves out what was not meant, and ranks the rest.
struct CatalogSearch {
  let segments: [CatalogSegment]
  let query: CatalogQuery
  let limit: Int

  func matches() -> CatalogMatches {
    guard limit > 0, !query.isSilent else { return CatalogMatches([]) }
    let order = MatchOrder(query)
    var best = BestEntries(limit: limit)
    var ofArtists = BestOfArtists()
    var names: [[Int: [(field: NameField, score: NameScore)]]] = []
    for (number, segment) in segments.enumerated() {
      names.append([:])
      forEachRow(in: segment) { row, score, agreed in
        let entry = order.entry(row, of: segment.index, segment: number, score: score)
        let isOfBest = best.insert(entry)
        let isArtistsBest =
          query.mediaType == .artist && ofArtists.insert(entry, of: segment.index)
        if isOfBest || isArtistsBest, !agreed.isEmpty { names[number][row] = agreed }
      }
    }
    func agreed(_ entry: MatchOrder.Entry) -> [(field: NameField, score: NameScore)] {
      names[entry.segment][entry.row] ?? []
    }
    var entries = best.sorted()
    if let first = entries.first, agreed(first).contains(where: { $0.score.match.isOfSound }) {
      entries = ofArtists.first(of: entries)
    }
    return CatalogMatches(entries.map { match($0, agreed($0)) })
  }

  /// Rows that answer the query, with their scores and how their names agree.
  private func forEachRow(
    in segment: CatalogSegment,
    _ body: (Int, Double, [(field: NameField, score: NameScore)]) -> Void
  ) {
    let index = segment.index
    let filter = RowFilter(query, in: index)
    let preference = KindPreference(query)
    func consider(_ row: Int, _ score: Double, _ names: [(field: NameField, score: NameScore)]) {
      guard segment.has(row), filter.allows(row) else { return }
      let factor = preference.factor(for: index.kind(of: row)) * filter.factor(for: row)
      body(row, score * factor, names)
    }
    let readings = query.readings.map { names in names.map { $0.judged(by: segments) } }
    guard !readings.isEmpty else {
      for row in 0..<index.count { consider(row, 1, []) }
      return
    }
    index.scratch.withScratch { scratch in
      for said in readings {
        var search = NameSearch(said, in: index, using: scratch)
        for found in search.rows() { consider(found.row, found.value, found.names) }
      }
    }
  }

  private func match(
    _ entry: MatchOrder.Entry, _ names: [(field: NameField, score: NameScore)]
  ) -> CatalogMatch {
    let item = segments[entry.segment].index.item(at: entry.row)
    var reasons = names.map { CatalogMatch.Reason($0.field, $0.score.match) }
    let genres = item.kind == .genre ? [item.title] + item.genres : item.genres
    reasons += query.genreNames.flatMap { RowFilter.tags(genres, having: $0) }.map { .genre($0) }
    reasons += query.moodNames.flatMap { RowFilter.tags(item.moods, having: $0) }.map { .mood($0) }
    if query.releaseDate != nil, let date = item.releaseDate { reasons.append(.releaseDate(date)) }
    if let kind = KindPreference(query).missed(by: item.kind) { reasons.append(.otherKind(kind)) }
    return CatalogMatch(item: item, score: entry.score, reasons: reasons)
  }
}

extension CatalogMatch.Reason {
  fileprivate init(_ field: NameField, _ match: NameMatch) {
    self =
      switch field {
      case .artist: .artist(match)
      case .album: .album(match)
      case .playlist: .playlist(match)
      case .title, .genre, .mood: .title(match)
      }
  }
}
