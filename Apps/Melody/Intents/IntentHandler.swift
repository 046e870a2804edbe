import Intents
import MelodyShared

/// The extension's principal class: says who handles what.
final class IntentHandler: INExtension {
  private let container = MelodyContainer()
  private lazy var library = container.map { MelodyLibrary($0) }

  override func handler(for intent: INIntent) -> Any? {
    guard let container, let library else { return nil }
    let finder = MediaFinder(library: library, container: container)
    switch intent {
    case is INPlayMediaIntent: return PlayMediaHandler(finder)
    case is INAddMediaIntent: return AddMediaHandler(finder, CollectionFile(container))
    case is INUpdateMediaAffinityIntent:
      return UpdateMediaAffinityHandler(finder, CollectionFile(container))
    case is INSearchForMediaIntent: return SearchForMediaHandler(finder)
    default: return nil
    }
  }
}
