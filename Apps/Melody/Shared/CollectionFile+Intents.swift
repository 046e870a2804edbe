import Intents
import MediaShared
import SottoCatalog

extension CollectionFile {
  /// Adds what an intent has been resolved to, to where it has been resolved to. A playlist that is
  /// not there is made: whoever asked for it has said so.
  ///
  /// - Returns: What has changed.
  /// - Throws: `Failure` when nothing was resolved, or what keeps it from being stored.
  @discardableResult
  package func carryOut(
    _ intent: INAddMediaIntent, in catalog: Catalog
  ) throws -> CollectionChange {
    guard let name = intent.mediaDestination?.playlistName else {
      let items = try Self.identifiers(of: intent.mediaItems)
      return try update { $0.addToLibrary(items) }
    }
    guard !name.isEmpty else { throw Failure.failure }
    let known = catalog.playlist(for: intent)
    let items = intent.asksForPlaylistAlone ? [] : try Self.identifiers(of: intent.mediaItems)
    return try update { collection in
      if known == nil { collection.makePlaylist(name) }
      collection.add(items, toPlaylist: (known ?? CatalogItem(playlist: name)).identifier)
    }
  }
}

extension Catalog {
  /// The playlist that an intent names; `nil` when there is none.
  ///
  /// Who makes one wants it beside those whose names are only like it.
  package func playlist(for intent: INAddMediaIntent) -> CatalogItem? {
    guard let name = intent.mediaDestination?.playlistName else { return nil }
    let playlists = search(CatalogQuery(mediaType: .playlist, mediaName: name)).lazy
      .filter { $0.item.kind == .playlist && $0.score >= Self.sure }.map(\.item)
    guard intent.asksForPlaylistAlone else { return playlists.first }
    return playlists.first { $0.title.compare(name, options: .caseInsensitive) == .orderedSame }
  }

  /// The playlist whose name is like what an intent names: only the person knows whether it is meant.
  package func similarPlaylist(for intent: INAddMediaIntent) -> CatalogItem? {
    guard let name = intent.mediaDestination?.playlistName, !intent.asksForPlaylistAlone else {
      return nil
    }
    return search(CatalogQuery(mediaType: .playlist, mediaName: name)).likely
      .first { $0.item.kind == .playlist }?.item
  }

  /// How well a name fits that is said in another form: “дорогу”, “roadtrip”.
  private static let sure = 0.9
}
