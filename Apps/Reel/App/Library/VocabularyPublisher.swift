import Intents
import SottoCatalog

/// Tells the assistant the names a person may say, so that it knows them for names.
@MainActor
enum VocabularyPublisher {
  /// Gives the series, those of most episodes first, and then the films, for which SiriKit has no type
  /// of its own; by all their names. And those of the watchlist.
  ///
  /// - Parameter isOwn: Whether these are the person's own, and no samples.
  static func publish(_ catalog: Catalog, isOwn: Bool) {
    let titles = catalog.items(of: [.tvShow, .movie]).sorted {
      ($0.popularity, $1.title) > ($1.popularity, $0.title)
    }
    let names = titles.flatMap { [$0.title] + $0.aliases }.prefix(mostNames)
    INVocabulary.shared().setVocabularyStrings(
      NSOrderedSet(array: Array(names)), of: .mediaShowTitle)
    let lists = catalog.items(of: [.playlist]).flatMap { [$0.title] + $0.aliases }
    INVocabulary.shared().setVocabularyStrings(
      NSOrderedSet(array: lists), of: .mediaPlaylistTitle)
    let context = INMediaUserContext()
    context.numberOfLibraryItems = isOwn ? catalog.count : 0
    context.becomeCurrent()
  }

  /// A phone takes so many of a type.
  private static let mostNames = 5_000
}
