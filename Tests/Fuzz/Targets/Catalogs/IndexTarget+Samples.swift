import SottoCatalog

// Few items, so that changes meet what matters, with all that an item can have; and queries that take
// every way to an item.

extension IndexTarget {
  static let items = [
    CatalogItem(
      identifier: "skyfall", kind: .song, title: "Skyfall", artists: ["Adele"], album: "Skyfall",
      genres: ["Pop", "Soundtrack"], releaseDate: ReleaseDate("2012-10-05"), popularity: 9,
      duration: 286, location: "/music/skyfall.ogg"),
    CatalogItem(
      identifier: "hello", kind: .song, title: "Hello", artists: ["Adele"], album: "25",
      genres: ["Pop"], releaseDate: ReleaseDate("2015"), popularity: 8, location: "/music/hello.ogg"
    ),
    CatalogItem(
      identifier: "halo", kind: .song, title: "Halo (Live) [Remastered]", artists: ["Beyoncé"],
      aliases: ["Halo"], moods: ["Happy"], playlists: ["Songs for a long Way Home"]),
    CatalogItem(
      identifier: "shallow", kind: .song, title: "Shallow - From \"A Star Is Born\"",
      artists: ["Lady Gaga", "Bradley Cooper"], genres: ["Soundtrack"], isExplicit: true),
    CatalogItem(
      identifier: "psy", kind: .song, title: "강남스타일", artists: ["PSY (싸이)"], genres: ["K-Pop"]),
    CatalogItem(
      identifier: "nelli", kind: .song, title: "Песня Нелли", artists: ["Кино"], moods: ["Calm"]),
    CatalogItem(
      identifier: "hallelujah", kind: .song, title: "Hallelujah", artists: ["Leonard Cohen"]),
    CatalogItem(
      identifier: "25", kind: .album, title: "25", artists: ["Adele"], sortNames: ["Twenty-Five"],
      members: ["hello", "skyfall", "25"]),
    CatalogItem(
      identifier: "road", kind: .playlist, title: "Playlist of the Road", members: ["halo", "25"]),
    CatalogItem(identifier: "adele", kind: .artist, title: "Adele", members: ["hello", "skyfall"]),
    CatalogItem(identifier: "rock", kind: .genre, title: "Alternative Rock"),
    CatalogItem(
      identifier: "s2e3", kind: .podcastEpisode, title: "The Fridge Door", album: "99% Invisible",
      releaseDate: ReleaseDate("2020-02"), season: 2, episode: 3, duration: 1800),
  ]

  static let added = [
    CatalogItem(identifier: "new", kind: .song, title: "Brand New", artists: ["Adele"])
  ]

  static let queries = [
    CatalogQuery(mediaName: "skyfall", artistName: "adele"),
    CatalogQuery(mediaName: "skyfal"),
    CatalogQuery(mediaName: "halo by beyonce"),
    CatalogQuery(mediaName: "a star is bourne"),
    CatalogQuery(mediaName: "gangnam style"),
    CatalogQuery(mediaName: "нелли", artistName: "kino"),
    CatalogQuery(mediaType: .artist, mediaName: "adel"),
    CatalogQuery(mediaType: .album, mediaName: "twenty five"),
    CatalogQuery(mediaType: .playlist, mediaName: "long way home playlist"),
    CatalogQuery(mediaType: .podcastEpisode, mediaName: "ninety nine percent invisible"),
    CatalogQuery(artistName: "lady gaga and bradley cooper", albumName: "25"),
    CatalogQuery(mediaName: ""),
    CatalogQuery(genreNames: ["pop"], moodNames: ["happy"]),
    CatalogQuery(
      genreNames: ["rock"], sortOrder: .newest,
      releaseDate: ReleaseDateRange(start: ReleaseDate("2010"), end: nil)),
    CatalogQuery(
      sortOrder: .oldest, releaseDate: ReleaseDateRange(start: nil, end: ReleaseDate("2016"))),
    CatalogQuery(),
  ]
}
