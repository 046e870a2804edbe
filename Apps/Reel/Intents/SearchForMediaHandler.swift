import Intents
import ReelShared

/// Finds what a person looks for; the app shows it.
final class SearchForMediaHandler: NSObject, INSearchForMediaIntentHandling {
  private let finder: VideoFinder

  init(_ finder: VideoFinder) { self.finder = finder }

  /// Never a question: all that is near what was said can be shown at once.
  func resolveMediaItems(
    for intent: INSearchForMediaIntent
  ) async -> [INSearchForMediaMediaItemResolutionResult] {
    await finder.results(
      for: nil, or: intent.mediaSearch, choosing: VideoChoice.init(toShow:in:by:),
      as: INSearchForMediaMediaItemResolutionResult.init(mediaItemResolutionResult:),
      because: INSearchForMediaMediaItemResolutionResult.unsupported(forReason:))
  }

  func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
    let response = INSearchForMediaIntentResponse(
      code: finder.needsApp ? .failureRequiringAppLaunch : .continueInApp,
      userActivity: finder.needsApp ? nil : NSUserActivity(activityType: "INSearchForMediaIntent"))
    response.mediaItems = intent.mediaItems
    return response
  }
}
