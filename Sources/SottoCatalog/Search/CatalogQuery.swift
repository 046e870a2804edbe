/// What a person asks a catalog for, by the names `INMediaSearch` has; `nil` or empty is not said.
public struct CatalogQuery: Hashable, Sendable {
  /// The kind that was asked for; others come after it.
  public var mediaType: CatalogItem.Kind?
  /// The name of the thing, or its title and who made it in one.
  public var mediaName: String?
  /// Who made it; what somebody else made is no answer.
  public var artistName: String?
  /// The album, show or series it is a part of.
  public var albumName: String?
  /// Genres an answer has all of.
  public var genreNames: [String]
  /// Moods an answer has all of.
  public var moodNames: [String]
  /// What comes first among equally good answers; the popular unless it is said.
  public var sortOrder: SortOrder?
  /// When an answer came out; what has no date is none.
  public var releaseDate: ReleaseDateRange?

  /// Makes a query; what is not given was not said.
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
