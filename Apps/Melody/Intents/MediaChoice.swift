import Intents
import MelodyShared
import SottoCatalog

/// What to do about a search: play something, ask which of several, or give up.
enum MediaChoice: Equatable {
  case play([CatalogItem])
  case ask([CatalogItem])
  case nothing

  /// - Parameter current: What was played last: it is meant when nothing is said.
  init(
    for search: INMediaSearch?, in catalog: Catalog, resuming current: @autoclosure () -> String?
  ) {
    if let item = search?.mediaIdentifier.flatMap({ catalog[$0] }) {
      self = .play([item])
      return
    }
    let query = search.map { Self.query($0, in: catalog) } ?? CatalogQuery()
    if query.isEmpty || query == CatalogQuery(mediaType: .music) {
      self = Self.something(in: catalog, resuming: current())
    } else {
      self.init(among: catalog.search(query), for: query)
    }
  }

  /// A bare name is taken for an artist's where it is one, yet a song may have it too.
  private static func query(_ search: INMediaSearch, in catalog: Catalog) -> CatalogQuery {
    let query = CatalogQuery(search)
    guard let name = query.artistName, query == CatalogQuery(artistName: name) else { return query }
    let anything = CatalogQuery(mediaName: name)
    let isArtist = catalog.search(anything).contains { $0.item.kind == .artist }
    return isArtist ? anything : query
  }

  /// Never a question: who says no name does not want to be asked for one.
  private static func something(in catalog: Catalog, resuming current: String?) -> MediaChoice {
    if let item = current.flatMap({ catalog[$0] }) { return .play([item]) }
    let music = catalog.search(CatalogQuery(mediaType: .music)).map(\.item)
    let playlist = music.first { $0.kind == .playlist }
    return (playlist ?? music.first ?? catalog.items.first).map { .play([$0]) } ?? .nothing
  }

  private init(among matches: [CatalogMatch], for query: CatalogQuery) {
    let best = matches.prefix { $0.score == matches[0].score }.map(\.item)
    guard let first = best.first else {
      self = .nothing
      return
    }
    let isNamed = query.mediaName != nil || query.albumName != nil
    if !isNamed && query.sortOrder == nil && first.kind == .song {
      // "Songs by Adele", "rock from the nineties": all of them are meant.
      self = .play(Array(best.prefix(Self.longestList)))
    } else if !isNamed || query.sortOrder != nil || first.kind == .podcastEpisode {
      self = .play([first])
    } else {
      let different = Self.onePerArtist(best)
      self =
        different.count == 1
        ? .play(different) : .ask(Array(different.prefix(Self.longestQuestion)))
    }
  }

  /// An artist's song and album of one name need no question: the artist is meant, or the song.
  private static func onePerArtist(_ items: [CatalogItem]) -> [CatalogItem] {
    var kept: [CatalogItem] = []
    var artists: [String] = []
    let byKind = items.enumerated().sorted {
      (kindsByPreference.firstIndex(of: $0.element.kind) ?? kindsByPreference.count, $0.offset)
        < (kindsByPreference.firstIndex(of: $1.element.kind) ?? kindsByPreference.count, $1.offset)
    }
    for item in byKind.map(\.element) {
      let artist = item.kind == .artist ? item.title : item.artists.first ?? item.identifier
      guard !artists.contains(artist) else { continue }
      artists.append(artist)
      kept.append(item)
    }
    return kept
  }

  private static let kindsByPreference: [CatalogItem.Kind] = [.artist, .song, .album]
  private static let longestList = 100
  private static let longestQuestion = 5
}
