/// What a person asks a catalog for, by the names `INMediaSearch` has; `nil` or empty is not said.
public struct CatalogQuery: Hashable, Sendable {
  public var mediaType: CatalogItem.Kind?
  public var mediaName: String?
  public var artistName: String?
  public var albumName: String?
  public var genreNames: [String]
  public var moodNames: [String]
  public var sortOrder: SortOrder?
  public var releaseDate: ReleaseDateRange?

  public init(
    mediaType: CatalogItem.Kind? = nil, mediaName: String? = nil, artistName: String? = nil,
    albumName: String? = nil, genreNames: [String] = [], moodNames: [String] = [],
    sortOrder: SortOrder? = nil, releaseDate: ReleaseDateRange? = nil
  ) {
    self.mediaType = mediaType
    self.mediaName = mediaName
    self.artistName = artistName
    self.albumName = albumName
    self.genreNames = genreNames
    self.moodNames = moodNames
    self.sortOrder = sortOrder
    self.releaseDate = releaseDate
  }

  /// Whether nothing narrows the catalog down: "play something".
  public var isEmpty: Bool { self == CatalogQuery() }
}

extension CatalogQuery {
  /// Which of several come first, spelled as the cases of `INMediaSortOrder`.
  public enum SortOrder: String, CaseIterable, Hashable, Sendable {
    case newest, oldest, best, worst, popular, unpopular, trending, recommended
  }
}
