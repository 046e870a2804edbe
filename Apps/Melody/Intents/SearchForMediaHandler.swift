import Intents
import MediaShared
import MelodyShared

/// Finds what a person wants to see; the app shows it.
final class SearchForMediaHandler: NSObject, INSearchForMediaIntentHandling {
  private let finder: MediaFinder

  init(_ finder: MediaFinder) { self.finder = finder }

  /// Never a question: all that is near what was said can be shown at once.
  func resolveMediaItems(
    for intent: INSearchForMediaIntent
  ) async -> [INSearchForMediaMediaItemResolutionResult] {
    await finder.results(
      for: nil, or: intent.mediaSearch, choosing: { MediaChoice(toShow: $0, in: $1, by: $2).shown },
      as: INSearchForMediaMediaItemResolutionResult.init(mediaItemResolutionResult:),
      because: INSearchForMediaMediaItemResolutionResult.unsupported(forReason:))
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
