/// One thing a person can ask for by name: a song, an album, an artist, a playlist, a show …
///
/// An item is either played itself, and then has a `location`, or stands for others, its `members`.
public struct CatalogItem: Hashable, Sendable, Identifiable {
  /// Unique in its catalog, and the same for the same thing each time the catalog is made.
  public var identifier: String
  /// What sort of thing it is.
  public var kind: Kind
  /// The name as it is written, decorations included: "Outer Peace (Deluxe Edition)".
  public var title: String
  /// Who made it, the leading name first; for audiobooks the authors.
  public var artists: [String]
  /// The album, show, series or book this item is a part of, by name.
  public var album: String?
  /// Other names people use for it.
  public var aliases: [String]
  /// The names it is sorted by where they differ: "Beatles, The".
  public var sortNames: [String]
  /// The genres it is of; "rock" asks for "Alternative Rock" as well.
  public var genres: [String]
  /// The moods it is for.
  public var moods: [String]
  /// The names of playlists that hold it and are no items themselves.
  public var playlists: [String]
  /// When it came out, as precisely as it is known.
  public var releaseDate: ReleaseDate?
  /// How much it is wanted: 0 or more, comparable within one catalog.
  public var popularity: Double
  /// Whether its words are not for everybody; the app decides what follows.
  public var isExplicit: Bool
  /// The season of a series, counted from 1.
  public var season: Int?
  /// The episode of a season or show, counted from 1.
  public var episode: Int?
  /// Seconds.
  public var duration: Double?
  /// The identifiers of what plays when this item does, in playing order.
  public var members: [String]
  /// Where the app finds what it plays; the catalog never reads it.
  public var location: String?

  /// Makes an item; what is not given it has not.
  public init(
    identifier: String, kind: Kind, title: String, artists: [String] = [], album: String? = nil,
    aliases: [String] = [], sortNames: [String] = [], genres: [String] = [], moods: [String] = [],
    playlists: [String] = [], releaseDate: ReleaseDate? = nil, popularity: Double = 0,
    isExplicit: Bool = false, season: Int? = nil, episode: Int? = nil, duration: Double? = nil,
    members: [String] = [], location: String? = nil
  ) {
    self.identifier = identifier
    self.kind = kind
    self.title = title
    self.artists = artists
    self.album = album
    self.aliases = aliases
    self.sortNames = sortNames
    self.genres = genres
    self.moods = moods
    self.playlists = playlists
    self.releaseDate = releaseDate
    self.popularity = popularity
    self.isExplicit = isExplicit
    self.season = season
    self.episode = episode
    self.duration = duration
    self.members = members
    self.location = location
  }

  /// Its identifier.
  public var id: String { identifier }
}
