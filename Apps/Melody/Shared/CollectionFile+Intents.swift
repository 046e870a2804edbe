import Intents
import SottoCatalog

extension CollectionFile {
  /// Adds what an intent has been resolved to, to where it has been resolved to.
  ///
  /// - Throws: `Failure` when nothing was resolved or the playlist is there no longer, or what keeps
  ///   it from being stored.
  package func carryOut(_ intent: INAddMediaIntent, in catalog: Catalog) throws {
    let items = try identifiers(of: intent.mediaItems)
    guard let name = intent.mediaDestination?.playlistName else {
      return try update { $0.addToLibrary(items) }
    }
    guard let playlist = catalog.playlist(named: name) else { throw Failure.failure }
    try update { $0.add(items, toPlaylist: playlist.identifier) }
  }

  /// Keeps how the person likes what an intent has been resolved to.
  ///
  /// - Throws: `Failure` when nothing was resolved, or what keeps it from being stored.
  package func carryOut(_ intent: INUpdateMediaAffinityIntent) throws {
    let items = try identifiers(of: intent.mediaItems)
    try update { $0.add(intent.affinityType == .like ? .like : .dislike, for: items, at: .now) }
  }

  private func identifiers(of items: [INMediaItem]?) throws -> [String] {
    let identifiers = (items ?? []).compactMap(\.identifier)
    guard !identifiers.isEmpty else { throw Failure.failure }
    return identifiers
  }
}

extension Catalog {
  /// The playlist that a person calls by this name; `nil` when there is none.
  package func playlist(named name: String) -> CatalogItem? {
    search(CatalogQuery(mediaType: .playlist, mediaName: name)).likely
      .first { $0.item.kind == .playlist }?.item
  }
}
