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

  /// What a score is multiplied by for an item of this kind.
  func factor(for kind: CatalogItem.Kind) -> Double {
    if let asked, !kind.satisfies(asked) { return Self.otherKind }
    if let implied, kind != implied { return Self.notImplied }
    return 1
  }

  /// The kind that was asked for, where an item is not of it.
  func missed(by kind: CatalogItem.Kind) -> CatalogItem.Kind? {
    asked.flatMap { kind.satisfies($0) ? nil : $0 }
  }

  private static let otherKind = 0.8
  private static let notImplied = 0.96
}
