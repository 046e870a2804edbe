import Intents

/// Keeps what a person likes and dislikes.
package final class UpdateMediaAffinityHandler<Finder: MediaFinding>: NSObject,
  INUpdateMediaAffinityIntentHandling, CollectionChanging
{
  private let finder: Finder
  private let choose: Finder.Choosing
  private let canDislike: (INMediaItemType) -> Bool
  package let collection: CollectionFile

  /// - Parameters:
  ///   - choose: Decides what is liked or disliked.
  ///   - canDislike: Whether the app can spare the person such things from now on.
  package init(
    _ finder: Finder, _ collection: CollectionFile, choosing choose: @escaping Finder.Choosing,
    dislikable canDislike: @escaping (INMediaItemType) -> Bool
  ) {
    self.finder = finder
    self.collection = collection
    self.choose = choose
    self.canDislike = canDislike
  }

  package func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent
  ) async -> [INUpdateMediaAffinityMediaItemResolutionResult] {
    await finder.results(
      for: intent.mediaItems, or: intent.mediaSearch, choosing: choose,
      as: INUpdateMediaAffinityMediaItemResolutionResult.init(mediaItemResolutionResult:),
      because: INUpdateMediaAffinityMediaItemResolutionResult.unsupported(forReason:))
  }

  /// Anything can be liked.
  package func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent
  ) async -> INMediaAffinityTypeResolutionResult {
    let areDislikable = (intent.mediaItems ?? []).allSatisfy { canDislike($0.type) }
    switch intent.affinityType {
    case .unknown: return .needsValue()
    case .dislike where !areDislikable: return .unsupported()
    case let affinity: return .success(with: affinity)
    }
  }

  package func handle(
    intent: INUpdateMediaAffinityIntent
  ) async -> INUpdateMediaAffinityIntentResponse {
    var activity: NSUserActivity?
    let failure = finder.failure(of: {
      activity = try collection.activity(of: collection.carryOut(intent))
    })
    let code: INUpdateMediaAffinityIntentResponseCode =
      switch failure {
      case nil: .success
      case .failureRequiringAppLaunch: .failureRequiringAppLaunch
      default: .failure
      }
    return INUpdateMediaAffinityIntentResponse(code: code, userActivity: activity)
  }
}
