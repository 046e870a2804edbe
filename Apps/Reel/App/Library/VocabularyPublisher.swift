import Intents
import SottoCatalog

/// Tells the assistant the names a person may say, so that it knows them for names.
@MainActor
enum VocabularyPublisher {
  /// Gives the series, those of most episodes first, by all their names.
  static func publish(_ catalog: Catalog) {
    let shows = catalog.items(of: [.tvShow]).sorted {
      ($0.popularity, $1.title) > ($1.popularity, $0.title)
    }
    let names = shows.flatMap { [$0.title] + $0.aliases }.prefix(mostNames)
    INVocabulary.shared().setVocabularyStrings(
      NSOrderedSet(array: Array(names)), of: .mediaShowTitle)
    let context = INMediaUserContext()
    context.numberOfLibraryItems = catalog.count
    context.becomeCurrent()
  }

  /// A phone takes so many of a type.
  private static let mostNames = 5_000
}
