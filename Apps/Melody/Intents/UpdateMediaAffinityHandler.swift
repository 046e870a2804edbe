import Intents
import MelodyShared

/// Keeps what a person likes and dislikes.
final class UpdateMediaAffinityHandler: NSObject, INUpdateMediaAffinityIntentHandling {
  private let finder: MediaFinder
  private let collection: CollectionFile

  init(_ finder: MediaFinder, _ collection: CollectionFile) {
    self.finder = finder
    self.collection = collection
  }

  func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent
  ) async -> [INUpdateMediaAffinityMediaItemResolutionResult] {
    if let items = intent.mediaItems, !items.isEmpty {
      return INUpdateMediaAffinityMediaItemResolutionResult.successes(with: items)
    }
    switch await finder.choice(for: intent.mediaSearch) {
    case .found(let items, _):
      return INUpdateMediaAffinityMediaItemResolutionResult.successes(
        with: finder.mediaItems(items))
    case .several(let items):
      let result = INMediaItemResolutionResult.disambiguation(with: finder.mediaItems(items))
      return [INUpdateMediaAffinityMediaItemResolutionResult(mediaItemResolutionResult: result)]
    case .nothing: return [.unsupported()]
    case .refused(let obstacle):
      let reason = INUpdateMediaAffinityMediaItemUnsupportedReason(rawValue: obstacle.reason)
      return [reason.map { .unsupported(forReason: $0) } ?? .unsupported()]
    }
  }

  /// Anything can be liked; to dislike is to skip from now on, which only tracks can be.
  func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent
  ) async -> INMediaAffinityTypeResolutionResult {
    let areTracks = (intent.mediaItems ?? []).allSatisfy { Self.tracks.contains($0.type) }
    switch intent.affinityType {
    case .unknown: return .needsValue()
    case .dislike where !areTracks: return .unsupported()
    case let affinity: return .success(with: affinity)
    }
  }

  func handle(
    intent: INUpdateMediaAffinityIntent
  ) async -> INUpdateMediaAffinityIntentResponse {
    do {
      if let failure = finder.failure { throw failure }
      try collection.carryOut(intent)
      return INUpdateMediaAffinityIntentResponse(code: .success, userActivity: nil)
    } catch Failure.failureRequiringAppLaunch {
      return INUpdateMediaAffinityIntentResponse(
        code: .failureRequiringAppLaunch, userActivity: nil)
    } catch {
      return INUpdateMediaAffinityIntentResponse(code: .failure, userActivity: nil)
    }
  }

  private static let tracks: Set<INMediaItemType> = [.song, .podcastEpisode]
}
