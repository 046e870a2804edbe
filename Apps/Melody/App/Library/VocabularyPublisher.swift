import Intents
import MediaShared
import MelodyShared
import SottoCatalog

/// Tells the assistant the names a person may say, so that it knows them for names.
@MainActor
enum VocabularyPublisher {
  /// Gives the names of each type, most important first: what the person likes, then what there is
  /// most of.
  static func publish(_ library: MelodyLibrary, of collection: PersonalCollection) {
    // Without a catalog there is nothing to name; the indexer says why.
    guard let catalog = try? library.catalog() else { return }
    let named = catalog.items(of: kinds).filter { $0.location == nil }.sorted {
      (collection.rank(of: $0), $0.popularity) > (collection.rank(of: $1), $1.popularity)
    }
    func items(_ kind: CatalogItem.Kind) -> [CatalogItem] { named.filter { $0.kind == kind } }
    set(.mediaPlaylistTitle, to: items(.playlist).map(\.title))
    set(.mediaMusicArtistName, to: items(.artist).map(\.title))
    set(.mediaShowTitle, to: items(.podcastShow).map(\.title))
    set(.mediaAudiobookTitle, to: items(.audioBook).map(\.title))
    set(.mediaAudiobookAuthorName, to: items(.audioBook).flatMap(\.artists))

    let context = INMediaUserContext()
    context.numberOfLibraryItems = catalog.count
    context.becomeCurrent()
  }

  /// An ordered set has each name once, and a phone takes so many of a type.
  private static func set(_ type: INVocabularyStringType, to names: [String]) {
    INVocabulary.shared().setVocabularyStrings(
      NSOrderedSet(array: Array(names.prefix(mostNames))), of: type)
  }

  private static let kinds: Set<CatalogItem.Kind> = [.playlist, .artist, .podcastShow, .audioBook]
  private static let mostNames = 5_000
}

extension PersonalCollection {
  /// Higher is more important.
  fileprivate func rank(of item: CatalogItem) -> Int {
    switch affinity(for: item.identifier) {
    case .like: 1
    case .dislike: -1
    case nil: 0
    }
  }
}
