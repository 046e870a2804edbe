import Intents
import MediaShared
import MelodyShared

/// The extension's principal class: says who handles what.
final class IntentHandler: INExtension {
  private let container = MelodyContainer()
  private lazy var library = container.map { MelodyLibrary($0) }

  override func handler(for intent: INIntent) -> Any? {
    guard let container, let library else { return nil }
    let finder = MediaFinder(library: library, container: container)
    let collection = CollectionFile(container)
    switch intent {
    case is INPlayMediaIntent: return PlayMediaHandler(finder)
    case is INAddMediaIntent:
      return AddMediaHandler(
        finder, collection, choosing: MediaChoice.init(toKeep:in:by:), to: finder.destination(of:),
        carryOut: { try collection.carryOut($0, in: finder.catalog()) })
    case is INUpdateMediaAffinityIntent:
      return UpdateMediaAffinityHandler(
        finder, collection, choosing: MediaChoice.init(toKeep:in:by:),
        dislikable: Self.tracks.contains)
    case is INSearchForMediaIntent:
      return SearchForMediaHandler(finder) { MediaChoice(toShow: $0, in: $1, by: $2).shown }
    default: return nil
    }
  }

  /// To dislike is to skip from now on, which only tracks can be.
  private static let tracks: Set<INMediaItemType> = [.song, .podcastEpisode]
}
