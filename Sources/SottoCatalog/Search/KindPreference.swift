/// Prefers the kind of thing that was asked for, or that the names which were said imply.
struct KindPreference {
  private let asked: CatalogItem.Kind?
  private let implied: CatalogItem.Kind?

  init(_ query: CatalogQuery) {
    asked = query.mediaType
    implied =
      if ![nil, .music].contains(query.mediaType) || query.mediaName != nil {
        nil
      } else if query.albumName != nil {
        .album
      } else if query.artistName != nil {
        .artist
      } else if !query.genreNames.isEmpty {
        .genre
      } else {
        nil
      }
  }

  func applied(to found: [CatalogMatch]) -> [CatalogMatch] {
    for kind in [implied, asked].compactMap(\.self) {
      let wanted = found.filter { $0.item.kind.satisfies(kind) }
      if !wanted.isEmpty { return wanted }
    }
    guard let asked else { return found }
    return found.map { match in
      var match = match
      match.score *= Self.scoreOfOtherKinds
      match.reasons.append(.otherKind(asked))
      return match
    }
  }

  private static let scoreOfOtherKinds = 0.8
}
