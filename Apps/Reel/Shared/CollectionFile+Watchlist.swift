import Intents
import MediaShared

extension CollectionFile {
  /// Puts what an intent has been resolved to on the person's watchlist.
  ///
  /// - Returns: What has changed.
  /// - Throws: `Failure` when nothing was resolved, or what keeps it from being stored.
  @discardableResult
  package func carryOut(_ intent: INAddMediaIntent) throws -> CollectionChange {
    let items = try Self.identifiers(of: intent.mediaItems)
    return try update { $0.addToLibrary(items) }
  }
}
