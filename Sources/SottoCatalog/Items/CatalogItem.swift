/// One thing a person can ask for by name: a song, an album, an artist, a playlist, a show …
///
/// An item is either played itself, and then has a `location`, or stands for others, its `members`.
public struct CatalogItem: Hashable, Sendable, Identifiable {
  /// Unique in its catalog, and the same for the same thing each time the catalog is made.
  public var identifier: String
  public var kind: Kind
  /// The name as it is written, decorations included: "Outer Peace (Deluxe Edition)".
  public var title: String
  /// Who made it, the leading name first; for audiobooks the authors.
  public var artists: [String]
  /// The album, show or book this item is a part of, by name.
  public var album: String?
  /// Other names people use for it.
  public var aliases: [String]
  public var genres: [String]
  public var moods: [String]
  public var releaseDate: ReleaseDate?
  /// How much it is wanted: 0 or more, comparable within one catalog.
  public var popularity: Double
  /// Seconds.
  public var duration: Double?
  /// The identifiers of what plays when this item does, in playing order.
  public var members: [String]
  /// Where the app finds what it plays; the catalog never reads it.
  public var location: String?

  public init(
    identifier: String, kind: Kind, title: String, artists: [String] = [], album: String? = nil,
    aliases: [String] = [], genres: [String] = [], moods: [String] = [],
    releaseDate: ReleaseDate? = nil, popularity: Double = 0, duration: Double? = nil,
    members: [String] = [], location: String? = nil
  ) {
    self.identifier = identifier
    self.kind = kind
    self.title = title
    self.artists = artists
    self.album = album
    self.aliases = aliases
    self.genres = genres
    self.moods = moods
    self.releaseDate = releaseDate
    self.popularity = popularity
    self.duration = duration
    self.members = members
    self.location = location
  }

  public var id: String { identifier }
}
