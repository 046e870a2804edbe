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
    let collection = CollectionFile(container)
    switch intent {
    case is INPlayMediaIntent: return PlayMediaHandler(finder)
    case is INAddMediaIntent:
      return AddMediaHandler(
        finder, collection, choosing: MediaChoice.init(toKeep:in:by:), to: finder.destination(of:),
        carryOut: { try collection.carryOut($0) })
    case is INUpdateMediaAffinityIntent:
      return UpdateMediaAffinityHandler(
        finder, collection, choosing: MediaChoice.init(toKeep:in:by:),
        dislikable: { _ in true })
    case is INSearchForMediaIntent:
      return SearchForMediaHandler(finder, choosing: MediaChoice.init(toShow:in:by:))
    default: return nil
    }
  }
}
