import Foundation
import MelodyShared
import SottoCatalog

/// Makes the items a person can ask for from the files of a music folder.
struct CatalogBuilder {
  private var tracks: [CatalogItem] = []
  private var containers: [String: CatalogItem] = [:]
  private var trackByPath: [String: String] = [:]

  /// The items of a scan: tracks, then what holds them, in a stable order.
  static func items(of scan: LibraryScan) -> [CatalogItem] {
    var builder = CatalogBuilder()
    for track in scan.tracks.sorted(by: Self.inAlbumOrder) { builder.add(track) }
    for playlist in scan.playlists { builder.add(playlist) }
    return builder.tracks + builder.containers.values.sorted { $0.identifier < $1.identifier }
  }

  private mutating func add(_ track: LibraryScan.Track) {
    let tags = track.tags
    let kind = Self.kind(of: track)
    let artists = Self.names(in: tags.artist ?? tags.albumArtist)
    let genres = Self.names(in: tags.genre)
    let fileName = URL(fileURLWithPath: track.path).deletingPathExtension().lastPathComponent
    let item = CatalogItem(
      identifier: "track:\(track.relativePath)", kind: kind, title: tags.title ?? fileName,
      artists: artists, album: tags.album, genres: genres, moods: Self.names(in: tags.mood),
      releaseDate: tags.date.flatMap { ReleaseDate($0) }, duration: tags.duration,
      location: track.path)
    tracks.append(item)
    trackByPath[track.path] = item.identifier

    if let album = tags.album {
      let makers = Self.names(in: tags.albumArtist ?? tags.artist)
      put(item, in: Self.container(of: kind), named: album, by: makers)
    }
    guard kind == .song else { return }
    for artist in artists { put(item, in: .artist, named: artist) }
    for genre in genres { put(item, in: .genre, named: genre) }
  }

  private mutating func add(_ playlist: PlaylistFile) {
    if playlist.isStation {
      guard let stream = playlist.entries.first else { return }
      let identifier = "radioStation:\(playlist.title)"
      containers[identifier] = CatalogItem(
        identifier: identifier, kind: .radioStation, title: playlist.title,
        aliases: Self.frequencies(in: playlist.title), location: stream)
    } else {
      let members = playlist.entries.compactMap { trackByPath[$0] }
      guard !members.isEmpty else { return }
      let prefix =
        playlist.isFixed ? CatalogItem.fixedPlaylistPrefix : CatalogItem.playlistPrefix
      let identifier = prefix + playlist.title
      containers[identifier] = CatalogItem(
        identifier: identifier, kind: .playlist, title: playlist.title,
        popularity: Double(members.count), members: members)
    }
  }

  /// A container is as popular as it has members: what a person has much of is asked for more.
  private mutating func put(
    _ track: CatalogItem, in kind: CatalogItem.Kind, named title: String, by artists: [String] = []
  ) {
    // "Rock" and "rock" are one genre, while names of other things are as they are.
    let name = kind == .genre ? title.lowercased() : title
    let identifier = "\(kind):\(artists.first.map { $0 + "/" } ?? "")\(name)"
    var container =
      containers[identifier]
      ?? CatalogItem(
        identifier: identifier, kind: kind, title: title, artists: artists,
        genres: kind == .artist ? [] : track.genres, releaseDate: track.releaseDate)
    if kind == .artist || kind == .genre { container.releaseDate = nil }
    container.members.append(track.identifier)
    container.popularity += 1
    containers[identifier] = container
  }

  private static func kind(of track: LibraryScan.Track) -> CatalogItem.Kind {
    let genre = track.tags.genre?.lowercased() ?? ""
    if genre.hasPrefix("podcast") { return .podcastEpisode }
    if genre.hasPrefix("audiobook") || track.path.lowercased().hasSuffix(".m4b") {
      return .audioBook
    }
    return .song
  }

  private static func container(of kind: CatalogItem.Kind) -> CatalogItem.Kind {
    switch kind {
    case .podcastEpisode: .podcastShow
    case .audioBook: .audioBook
    default: .album
    }
  }

  /// A station is called by its frequency, too: "Radio Silence 101.7" is "101.7 FM".
  private static func frequencies(in title: String) -> [String] {
    title.matches(of: /\d{2,3}\.\d/).flatMap { ["\($0.output)", "\($0.output) FM"] }
  }

  /// One tag may hold several names.
  private static func names(in tag: String?) -> [String] {
    (tag ?? "").split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  private static func inAlbumOrder(_ left: LibraryScan.Track, _ right: LibraryScan.Track) -> Bool {
    func key(_ track: LibraryScan.Track) -> (String, Int, Int, String, String) {
      let tags = track.tags
      return (
        tags.album ?? "", tags.disc ?? 0, tags.track ?? 0, tags.date ?? "", track.relativePath
      )
    }
    return key(left) < key(right)
  }
}
