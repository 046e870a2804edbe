import Intents

/// Finds what a person looks for; the app shows it.
package final class SearchForMediaHandler<Finder: MediaFinding>: NSObject,
  INSearchForMediaIntentHandling
{
  private let finder: Finder
  private let choose: Finder.Choosing

  /// - Parameter choose: Decides what is shown. Never a question: all that is near what was said can be
  ///   shown at once.
  package init(_ finder: Finder, choosing choose: @escaping Finder.Choosing) {
    self.finder = finder
    self.choose = choose
  }

  package func resolveMediaItems(
    for intent: INSearchForMediaIntent
  ) async -> [INSearchForMediaMediaItemResolutionResult] {
    await finder.results(
      for: nil, or: intent.mediaSearch, choosing: choose,
      as: INSearchForMediaMediaItemResolutionResult.init(mediaItemResolutionResult:),
      because: INSearchForMediaMediaItemResolutionResult.unsupported(forReason:))
  }

  package func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
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
