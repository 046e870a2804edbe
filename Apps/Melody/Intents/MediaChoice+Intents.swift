import Intents
import MediaShared
import MelodyShared
import SottoCatalog

extension MediaChoice {
  /// What to play. Never a question to who names nothing: they do not want to be asked for a name.
  init(toPlay search: INMediaSearch, in catalog: Catalog, by listener: Listener) {
    let query = CatalogQuery(search)
    let isAboutSomething = search.reference == .currentlyPlaying || search.mediaIdentifier != nil
    if !isAboutSomething, query.isEmpty || query == CatalogQuery(mediaType: .music) {
      self = Self.something(in: catalog, for: listener, search)
    } else if query.mediaType == .algorithmicRadioStation, !isAboutSomething {
      self = Self.more(like: query, in: catalog)
    } else if let begun = Self.begun(query, in: catalog, by: listener) {
      self = .found([begun])
    } else if query.sortOrder == .best, search.reference == .my {
      // “Songs I liked” are those and no others.
      self = Self.liked(query, in: catalog, by: listener).map { .found($0) } ?? .nothing
    } else if query.sortOrder == .recommended,
      let liked = Self.liked(query, in: catalog, by: listener)
    {
      self = .found(liked)
    } else {
      self.init(for: search, in: catalog, by: listener)
    }
  }

  /// What to shuffle: anything, by who names nothing.
  init(toShuffle search: INMediaSearch, in catalog: Catalog, by listener: Listener) {
    let query = CatalogQuery(search)
    guard query.isEmpty || query == CatalogQuery(mediaType: .music),
      search.reference != .currentlyPlaying, search.mediaIdentifier == nil
    else {
      self.init(toPlay: search, in: catalog, by: listener)
      return
    }
    let songs = catalog.search(CatalogQuery(mediaType: .song), limit: Self.longestList)
      .map(\.item).filter { $0.kind == .song }
    self = songs.isEmpty ? .nothing : .found(songs)
  }

  /// What to like or to add. A kind alone, “songs”, is everything there is: nobody keeps that in one
  /// sentence.
  init(toKeep search: INMediaSearch, in catalog: Catalog, by listener: Listener) {
    let query = CatalogQuery(search)
    if query == CatalogQuery(mediaType: query.mediaType), search.mediaIdentifier == nil {
      self = .nothing
    } else {
      self.init(for: search, in: catalog, by: listener)
    }
  }

  /// What to show: all that comes near what was said, best first.
  init(toShow search: INMediaSearch, in catalog: Catalog, by listener: Listener) {
    if search.mediaIdentifier != nil || search.reference == .currentlyPlaying {
      self.init(for: search, in: catalog, by: listener)
      return
    }
    let query = CatalogQuery(search)
    let matches = catalog.search(query, limit: Self.longestPage)
    let shown = matches.map(\.item).filter { query.mediaType.map($0.kind.satisfies) ?? true }
    self = matches.isLikely && !shown.isEmpty ? .found(shown) : .nothing
  }

  /// What the person keeps, when they say it is theirs; else what played last, or what there is. Who
  /// wants music is not read a book to.
  private static func something(
    in catalog: Catalog, for listener: Listener, _ search: INMediaSearch
  ) -> MediaChoice {
    if search.reference == .my {
      let kept = listener.collection.library.suffix(longestList).compactMap { catalog[$0] }
      if !kept.isEmpty { return .found(kept) }
    }
    let kind = CatalogItem.Kind(search.mediaType)
    if let item = listener.lastPlayed.flatMap({ catalog[$0] }),
      kind.map(item.kind.satisfies) ?? true
    {
      // Of a chapter it is the book that goes on.
      let whole = item.kind == .audioBook ? catalog.items(of: .audioBook, around: item).first : nil
      return .found([whole ?? item])
    }
    let music = catalog.search(CatalogQuery(mediaType: .music)).map(\.item)
    let playlist = music.first { $0.kind == .playlist }
    let anything = playlist ?? music.first ?? catalog.search(CatalogQuery()).first?.item
    return anything.map { .found([$0]) } ?? .nothing
  }

  /// "Songs like Halo": what plays for "more like this" while Halo does.
  private static func more(like query: CatalogQuery, in catalog: Catalog) -> MediaChoice {
    var model = query
    model.mediaType = nil
    // Some sentences do not tell whether it is an artist that is named, or a song.
    if model.mediaName == nil { (model.mediaName, model.artistName) = (model.artistName, nil) }
    let matches = catalog.search(model, limit: longestList)
    guard matches.isLikely, let named = matches.best.first?.item,
      let song = catalog.playableItems(of: named).first
    else { return .nothing }
    let similar = catalog.items(of: .algorithmicRadioStation, around: song)
    return similar.isEmpty ? .nothing : .found(similar)
  }

  /// The book or show that the person is in the midst of, when they name none.
  private static func begun(
    _ query: CatalogQuery, in catalog: Catalog, by listener: Listener
  ) -> CatalogItem? {
    guard let kind = query.mediaType, [.audioBook, .podcastShow].contains(kind),
      query == CatalogQuery(mediaType: kind)
    else { return nil }
    let whole = catalog.search(query, limit: .max).map(\.item).filter { $0.kind == kind }
    return listener.begun.lazy
      .compactMap { part in whole.first { $0.members.contains(part) } }.first
  }

  /// What the person likes of a kind, the latest first; `nil` where they have not said.
  private static func liked(
    _ query: CatalogQuery, in catalog: Catalog, by listener: Listener
  ) -> [CatalogItem]? {
    let liked = listener.collection.liked.lazy.compactMap { catalog[$0] }
      .filter { item in query.mediaType.map(item.kind.satisfies) ?? true }.prefix(longestList)
    return liked.isEmpty ? nil : Array(liked)
  }

  private static let longestPage = 25
}
