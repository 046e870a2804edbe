import Intents
import MediaShared
import ReelShared
import SottoCatalog

/// Finds what a person wants to see; the app plays it in front of them.
final class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
  private let finder: VideoFinder

  init(_ finder: VideoFinder) { self.finder = finder }

  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    await finder.results(
      for: intent.mediaItems, or: intent.mediaSearch, choosing: MediaChoice.init(toPlay:in:by:),
      as: INPlayMediaMediaItemResolutionResult.init(mediaItemResolutionResult:),
      because: INPlayMediaMediaItemResolutionResult.unsupported(forReason:))
  }

  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent
  ) async -> INPlayMediaPlaybackSpeedResolutionResult {
    .supported(intent.playbackSpeed)
  }

  /// A picture needs the person's eyes: it always goes on in the foreground.
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    if finder.needsApp {
      return INPlayMediaIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil)
    }
    if intent.mediaItems?.first?.identifier == CatalogItem.watchlist {
      return INPlayMediaIntentResponse(code: .failureNoUnplayedContent, userActivity: nil)
    }
    return INPlayMediaIntentResponse(
      code: .continueInApp, userActivity: NSUserActivity(activityType: "INPlayMediaIntent"))
  }
}
