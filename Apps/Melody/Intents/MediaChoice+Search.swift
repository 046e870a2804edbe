import Intents
import MediaShared
import MelodyShared
import SottoCatalog

extension MediaChoice {
  /// What is meant by a search that says which thing, by name, by what plays or by description.
  init(for search: INMediaSearch, in catalog: Catalog, by listener: Listener) {
    if let item = search.mediaIdentifier.flatMap({ catalog[$0] }) {
      self.init(oneOf: catalog.items(of: CatalogItem.Kind(search.mediaType), around: item))
    } else if search.reference == .currentlyPlaying {
      self = .nothing
    } else {
      let query = CatalogQuery(search, in: catalog)
      self =
        query.isEmpty
        ? .nothing : MediaChoice(among: catalog.search(query, limit: Self.longestList), for: query)
    }
  }

  /// The same, with what else may be meant among what is found.
  var withOthers: MediaChoice {
    guard case .found(let items, let others) = self else { return self }
    return .found(items + others)
  }

  /// The same, with no question: all that may be meant can be shown at once.
  var shown: MediaChoice {
    guard case .several(let items) = self else { return self }
    return .found(items)
  }

  private init(oneOf items: [CatalogItem]) {
    self = items.count > 1 ? .several(items) : items.isEmpty ? .nothing : .found(items)
  }

  private init(among matches: CatalogMatches, for query: CatalogQuery) {
    let best = matches.best.map(\.item)
    guard let first = best.first, matches.isLikely else {
      self = .nothing
      return
    }
    let isNamed = query.mediaName != nil || query.albumName != nil
    if !isNamed && ![.newest, .oldest].contains(query.sortOrder) && first.kind == .song {
      // "Songs by Adele", "rock from the nineties": all of them are meant.
      self = .found(Array(best.prefix(Self.longestList)))
    } else if !isNamed || query.sortOrder != nil || first.kind == .podcastEpisode {
      self = .found([first])
    } else {
      let different = Self.onePerArtist(best)
      self =
        different.count == 1
        ? .found(different, others: Self.others(than: different[0], in: matches, for: query))
        : .several(Array(different.prefix(Self.longestQuestion)))
    }
  }

  /// What else the name fits: things of other kinds, and names that are nearly so.
  private static func others(
    than item: CatalogItem, in matches: CatalogMatches, for query: CatalogQuery
  ) -> [CatalogItem] {
    matches.likely.lazy.map(\.item)
      .filter { other in query.mediaType.map(other.kind.satisfies) ?? true }
      // A single's album plays the same.
      .filter { $0.identifier != item.identifier && $0.members != [item.identifier] }
      .prefix(mostOthers).map(\.self)
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
  static let longestList = 100
  private static let longestQuestion = 5
  private static let mostOthers = 4
}
