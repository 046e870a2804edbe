import Intents
import MediaShared
import MelodyShared
import SottoCatalog

/// Adds what a person names, or what plays, to the library or to a playlist.
final class AddMediaHandler: NSObject, INAddMediaIntentHandling, CollectionChanging {
  private let finder: MediaFinder
  let collection: CollectionFile

  init(_ finder: MediaFinder, _ collection: CollectionFile) {
    self.finder = finder
    self.collection = collection
  }

  func resolveMediaItems(
    for intent: INAddMediaIntent
  ) async -> [INAddMediaMediaItemResolutionResult] {
    if intent.asksForPlaylistAlone { return [.notRequired()] }
    return await finder.results(
      for: intent.mediaItems, or: intent.mediaSearch, choosing: MediaChoice.init(toKeep:in:by:),
      as: INAddMediaMediaItemResolutionResult.init(mediaItemResolutionResult:),
      because: INAddMediaMediaItemResolutionResult.unsupported(forReason:))
  }

  /// Who names no place means the library; a playlist that is not there can be made.
  func resolveMediaDestination(
    for intent: INAddMediaIntent
  ) async -> INAddMediaMediaDestinationResolutionResult {
    guard let name = intent.mediaDestination?.playlistName else { return .success(with: .library) }
    if finder.needsApp { return .notRequired() }
    if name.isEmpty { return anyPlaylist }
    let catalog = try? finder.catalog()
    guard let playlist = catalog?.playlist(for: intent) else {
      let similar = catalog?.similarPlaylist(for: intent)
      return .confirmationRequired(with: .playlist(similar?.title ?? name))
    }
    guard playlist.isEditable else { return .unsupported(forReason: .playlistNotEditable) }
    return .success(with: .playlist(playlist.title))
  }

  /// “My playlist” is the only one there is, or a question which.
  private var anyPlaylist: INAddMediaMediaDestinationResolutionResult {
    let own = (try? finder.catalog().items(of: [.playlist]).filter(\.isEditable)) ?? []
    let places = own.prefix(Self.mostChoices).map { INMediaDestination.playlist($0.title) }
    return switch places.count {
    case 0: .unsupported(forReason: .playlistNameNotFound)
    case 1: .success(with: places[0])
    default: .disambiguation(with: Array(places))
    }
  }

  private static let mostChoices = 20

  func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    var activity: NSUserActivity?
    let failure = finder.failure(of: {
      let change = try collection.carryOut(intent, in: finder.catalog())
      activity = try collection.activity(of: change)
    })
    let code: INAddMediaIntentResponseCode =
      switch failure {
      case nil: .success
      case .failureRequiringAppLaunch: .failureRequiringAppLaunch
      default: .failure
      }
    return INAddMediaIntentResponse(code: code, userActivity: activity)
  }
}
