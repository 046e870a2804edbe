import Intents
import MelodyShared
import SottoCatalog

/// Adds what a person names, or what plays, to the library or to a playlist.
final class AddMediaHandler: NSObject, INAddMediaIntentHandling {
  private let finder: MediaFinder
  private let collection: CollectionFile

  init(_ finder: MediaFinder, _ collection: CollectionFile) {
    self.finder = finder
    self.collection = collection
  }

  func resolveMediaItems(
    for intent: INAddMediaIntent
  ) async -> [INAddMediaMediaItemResolutionResult] {
    if let items = intent.mediaItems, !items.isEmpty {
      return INAddMediaMediaItemResolutionResult.successes(with: items)
    }
    switch await finder.choice(for: intent.mediaSearch) {
    case .found(let items, _):
      return INAddMediaMediaItemResolutionResult.successes(with: finder.mediaItems(items))
    case .several(let items):
      let result = INMediaItemResolutionResult.disambiguation(with: finder.mediaItems(items))
      return [INAddMediaMediaItemResolutionResult(mediaItemResolutionResult: result)]
    case .nothing: return [.unsupported()]
    case .refused(let obstacle):
      let reason = INAddMediaMediaItemUnsupportedReason(rawValue: obstacle.reason)
      return [reason.map { .unsupported(forReason: $0) } ?? .unsupported()]
    }
  }

  /// Who names no place means the library.
  func resolveMediaDestination(
    for intent: INAddMediaIntent
  ) async -> INAddMediaMediaDestinationResolutionResult {
    guard let name = intent.mediaDestination?.playlistName else { return .success(with: .library) }
    guard let playlist = try? finder.library.catalog().playlist(named: name) else {
      return .unsupported(forReason: .playlistNameNotFound)
    }
    guard playlist.isEditable else { return .unsupported(forReason: .playlistNotEditable) }
    return .success(with: .playlist(playlist.title))
  }

  func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    do {
      if let failure = finder.failure { throw failure }
      try collection.carryOut(intent, in: finder.library.catalog())
      return INAddMediaIntentResponse(code: .success, userActivity: nil)
    } catch Failure.failureRequiringAppLaunch {
      return INAddMediaIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil)
    } catch {
      return INAddMediaIntentResponse(code: .failure, userActivity: nil)
    }
  }
}
