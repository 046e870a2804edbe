import Intents
import MediaShared
import ReelShared
import SottoCatalog

/// The films and series that a search names or describes, and which episode it says.
struct SpokenTitle {
  /// Which part of a series, where the words say one.
  private(set) var reference: EpisodeReference?
  /// What may be meant, all equally; series and films, and episodes by their own titles.
  private(set) var items: [CatalogItem] = []
  /// What comes near it, best first.
  private(set) var similar: [CatalogItem] = []
  /// Whether it was named, and not described.
  private(set) var isTitle = false

  private let search: INMediaSearch
  private let catalog: Catalog
  private let viewer: Viewer

  init(_ search: INMediaSearch, in catalog: Catalog, by viewer: Viewer) {
    self.search = search
    self.catalog = catalog
    self.viewer = viewer
    let query = CatalogQuery(search)
    if let item = search.mediaIdentifier.flatMap({ catalog[$0] }) {
      items = [item]
    } else if let name = query.mediaName ?? query.albumName {
      isTitle = true
      find(name, query)
    } else if let kind = query.mediaType, kind == .tvShowEpisode {
      // “The last episode”: of what the person is watching.
      items = lastSeries.map { [$0] } ?? []
    } else if query.isEmpty || query == CatalogQuery(mediaType: query.mediaType) {
      items = anything(of: query.mediaType).map { [$0] } ?? []
      similar = catalog.search(query, limit: Self.most).map(\.item).filter { $0.kind != .playlist }
    } else {
      describe(query)
    }
  }

  /// The episode that is meant of a series; anything else is meant itself.
  func episode(of item: CatalogItem) -> CatalogItem? {
    guard item.kind == .tvShow else { return item }
    return Series(item, in: catalog).episode(reference ?? sorted, viewer.progress)
  }

  /// “The newest Dark” comes as an order beside the name.
  private var sorted: EpisodeReference? {
    switch search.sortOrder {
    case .newest: EpisodeReference(episode: .latest)
    case .oldest: EpisodeReference(episode: .pilot)
    default: nil
    }
  }

  /// A thing of the whole name goes before an episode that the name says: “Star Wars: Episode 4”.
  private mutating func find(_ name: String, _ query: CatalogQuery) {
    let whole = matches(name, query)
    if let first = whole.first, first.score >= Self.sure { return take(whole) }
    if let said = EpisodeReference(name) {
      reference = said
      var series = query
      (series.mediaType, series.sortOrder) = (.tvShow, nil)
      // A series may be named beside the words of the episode.
      guard let title = said.series ?? (query.albumName == name ? nil : query.albumName) else {
        items = lastSeries.map { [$0] } ?? []
        return
      }
      series.albumName = nil
      take(matches(title, series).filter { $0.item.kind == .tvShow })
      if !items.isEmpty { return }
      reference = nil
    }
    take(whole)
    // “With Tom Hanks” names nobody's film.
    if items.isEmpty { describe(CatalogQuery(mediaType: query.mediaType, artistName: name)) }
  }

  private func matches(_ name: String, _ query: CatalogQuery) -> [CatalogMatch] {
    var query = query
    (query.mediaName, query.albumName, query.sortOrder) = (name, nil, nil)
    // An episode is asked for by the name of its series more often than by its own.
    let kind = query.mediaType
    if kind == .tvShowEpisode { query.mediaType = nil }
    let matches = catalog.search(query, limit: Self.most)
    guard matches.isLikely else { return [] }
    return matches.likely.filter { match in
      kind.map { match.item.kind.satisfies($0) || $0 == .tvShowEpisode || $0 == .tvShow } ?? true
    }
  }

  private mutating func take(_ matches: [CatalogMatch]) {
    similar = matches.map(\.item)
    items = matches.filter { $0.score == matches[0].score }.map(\.item)
    // A series' name may be an episode's, too.
    if items.contains(where: { $0.kind != .tvShowEpisode }) {
      items.removeAll { $0.kind == .tvShowEpisode }
    }
  }

  /// By people, genre or year, the newest first where that was said.
  private mutating func describe(_ query: CatalogQuery) {
    isTitle = false
    let matches = catalog.search(query, limit: Self.most)
    guard matches.isLikely else { return }
    similar = matches.map(\.item).filter { item in
      query.mediaType.map(item.kind.satisfies) ?? (item.kind != .tvShowEpisode)
    }.filter { !viewer.dislikes($0) }
    items = similar
  }

  private var lastSeries: CatalogItem? {
    viewer.progress.recent.lazy.compactMap { identifier in
      catalog[identifier].flatMap { catalog.series(of: $0)?.show }
    }.first
  }

  /// What the person stopped in, else whatever there is.
  private func anything(of kind: CatalogItem.Kind?) -> CatalogItem? {
    let begun = viewer.progress.recent.lazy.compactMap { catalog[$0] }.filter { item in
      (kind != .movie || item.kind == .movie) && !viewer.dislikes(item)
    }
    if let item = begun.first { return catalog.series(of: item)?.show ?? item }
    return catalog.search(CatalogQuery(mediaType: kind), limit: Self.most).map(\.item)
      .first { kind.map($0.kind.satisfies) ?? ($0.kind != .playlist) && !viewer.dislikes($0) }
  }

  private static let most = 50
  private static let sure = 0.97
}
