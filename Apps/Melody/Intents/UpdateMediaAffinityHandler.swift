import Intents
import MediaShared
import MelodyShared

/// Keeps what a person likes and dislikes.
final class UpdateMediaAffinityHandler: NSObject, INUpdateMediaAffinityIntentHandling {
  private let finder: MediaFinder
  let collection: CollectionFile

  init(_ finder: MediaFinder, _ collection: CollectionFile) {
    self.finder = finder
    self.collection = collection
  }

  func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent
  ) async -> [INUpdateMediaAffinityMediaItemResolutionResult] {
    await finder.results(
      for: intent.mediaItems, or: intent.mediaSearch, choosing: MediaChoice.init(toKeep:in:by:),
      as: INUpdateMediaAffinityMediaItemResolutionResult.init(mediaItemResolutionResult:),
      because: INUpdateMediaAffinityMediaItemResolutionResult.unsupported(forReason:))
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
    var activity: NSUserActivity?
    let failure = finder.failure(of: {
      activity = try NSUserActivity(of: collection.carryOut(intent))
    })
    let code: INUpdateMediaAffinityIntentResponseCode =
      switch failure {
      case nil: .success
      case .failureRequiringAppLaunch: .failureRequiringAppLaunch
      default: .failure
      }
    return INUpdateMediaAffinityIntentResponse(code: code, userActivity: activity)
  }

  private static let tracks: Set<INMediaItemType> = [.song, .podcastEpisode]
}
