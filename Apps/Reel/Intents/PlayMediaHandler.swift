import Intents
import ReelShared

/// Finds what a person wants to see; the app plays it in front of them.
final class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
  private let finder: VideoFinder

  init(_ finder: VideoFinder) { self.finder = finder }

  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    await finder.results(
      for: intent.mediaItems, or: intent.mediaSearch, choosing: VideoChoice.init(toPlay:in:by:),
      as: INPlayMediaMediaItemResolutionResult.init(mediaItemResolutionResult:),
      because: INPlayMediaMediaItemResolutionResult.unsupported(forReason:))
  }

  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent
  ) async -> INPlayMediaPlaybackSpeedResolutionResult {
    switch intent.playbackSpeed {
    case nil: .notRequired()
    case let speed? where speed < 0.25: .unsupported(forReason: .belowMinimum)
    case let speed? where speed > 4: .unsupported(forReason: .aboveMaximum)
    case let speed?: .success(with: speed)
    }
  }

  /// A picture needs the person's eyes: it always goes on in the foreground.
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    if finder.needsApp {
      return INPlayMediaIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil)
    }
    return INPlayMediaIntentResponse(
      code: .continueInApp, userActivity: NSUserActivity(activityType: "INPlayMediaIntent"))
  }
}
