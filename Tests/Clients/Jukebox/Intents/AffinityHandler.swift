import Intents

/// On the main actor, as a handler may be in Swift 5.
@MainActor
final class AffinityHandler: NSObject, INUpdateMediaAffinityIntentHandling {
  private var affinities: [String: INMediaAffinityType] = [:]

  nonisolated override init() { super.init() }

  func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent
  ) async -> [INUpdateMediaAffinityMediaItemResolutionResult] {
    let item = INMediaItem(
      identifier: "1", title: intent.mediaSearch?.mediaName ?? "This", type: .song, artwork: nil)
    return [.success(with: item)]
  }

  nonisolated func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void
  ) {
    completion(.success(with: intent.affinityType))
  }

  func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
    affinities[intent.mediaItems?.first?.identifier ?? ""] = intent.affinityType
    switch intent.affinityType {
    case .like, .dislike: return .init(code: .success, userActivity: nil)
    default: return .init(code: .failure, userActivity: nil)
    }
  }
}
