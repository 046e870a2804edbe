import Intents

extension CollectionFile {
  /// Keeps how the person likes what an intent has been resolved to.
  ///
  /// - Returns: What has changed.
  /// - Throws: `Failure` when nothing was resolved, or what keeps it from being stored.
  @discardableResult
  package func carryOut(_ intent: INUpdateMediaAffinityIntent) throws -> CollectionChange {
    let items = try Self.identifiers(of: intent.mediaItems)
    return try update {
      $0.add(intent.affinityType == .like ? .like : .dislike, for: items, at: .now)
    }
  }

  /// What an intent has been resolved to.
  ///
  /// - Throws: `Failure` when that is nothing.
  package static func identifiers(of items: [INMediaItem]?) throws -> [String] {
    let identifiers = (items ?? []).compactMap(\.identifier)
    guard !identifiers.isEmpty else { throw Failure.failure }
    return identifiers
  }
}
