import Intents
import MelodyShared

/// Finds what a person wants to see; the app shows it.
final class SearchForMediaHandler: NSObject, INSearchForMediaIntentHandling {
  private let finder: MediaFinder

  init(_ finder: MediaFinder) { self.finder = finder }

  /// Never a question: all that is near what was said can be shown at once.
  func resolveMediaItems(
    for intent: INSearchForMediaIntent
  ) async -> [INSearchForMediaMediaItemResolutionResult] {
    switch await finder.choice(for: intent.mediaSearch, choosing: MediaChoice.init(toShow:in:by:)) {
    case .found(let items, _), .several(let items):
      return INSearchForMediaMediaItemResolutionResult.successes(with: finder.mediaItems(items))
    case .nothing: return [.unsupported()]
    case .refused(let obstacle):
      let reason = INSearchForMediaMediaItemUnsupportedReason(rawValue: obstacle.reason)
      return [reason.map { .unsupported(forReason: $0) } ?? .unsupported()]
    }
  }

  func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
    let response =
      switch finder.failure {
      case nil:
        INSearchForMediaIntentResponse(
          code: .continueInApp, userActivity: NSUserActivity(activityType: "INSearchForMediaIntent")
        )
      case .failureRequiringAppLaunch:
        INSearchForMediaIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil)
      default: INSearchForMediaIntentResponse(code: .failure, userActivity: nil)
      }
    response.mediaItems = intent.mediaItems
    return response
  }
}
