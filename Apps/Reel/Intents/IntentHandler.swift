import Intents
import MediaShared
import ReelShared
import SottoCatalogSQLite

/// The extension's principal class: says who handles what.
final class IntentHandler: INExtension {
  private let container = ReelContainer()
  private lazy var library = container.map { StoredCatalog(url: $0.catalog) }

  override func handler(for intent: INIntent) -> Any? {
    guard let container, let library else { return nil }
    let finder = VideoFinder(library: library, container: container)
    switch intent {
    case is INPlayMediaIntent: return PlayMediaHandler(finder)
    case is INSearchForMediaIntent:
      return SearchForMediaHandler(finder, choosing: MediaChoice.init(toShow:in:by:))
    default: return nil
    }
  }
}
