import Intents
import MediaShared
import MelodyShared

/// Finds what a person wants to hear; the app plays it.
final class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
  private let finder: MediaFinder

  init(_ finder: MediaFinder) { self.finder = finder }

  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    let choose =
      intent.playShuffled == true
      ? MediaChoice.init(toShuffle:in:by:) : MediaChoice.init(toPlay:in:by:)
    return await finder.results(
      for: intent.mediaItems, or: intent.mediaSearch,
      // The first plays, and the others are offered.
      choosing: { choose($0, $1, $2).withOthers },
      as: INPlayMediaMediaItemResolutionResult.init(mediaItemResolutionResult:),
      because: INPlayMediaMediaItemResolutionResult.unsupported(forReason:))
  }

  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent
  ) async -> INPlayMediaPlaybackSpeedResolutionResult {
    .supported(intent.playbackSpeed)
  }

  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    let code = finder.failure.map(INPlayMediaIntentResponseCode.init) ?? .handleInApp
    return INPlayMediaIntentResponse(code: code, userActivity: nil)
  }
}

extension INPlayMediaIntentResponseCode {
  fileprivate init(_ failure: Failure) {
    switch failure {
    case .failure: self = .failure
    case .failureRequiringAppLaunch: self = .failureRequiringAppLaunch
    case .failureUnknownMediaType: self = .failureUnknownMediaType
    case .failureNoUnplayedContent: self = .failureNoUnplayedContent
    case .failureRestrictedContent: self = .failureRestrictedContent
    case .failureMaxStreamLimitReached: self = .failureMaxStreamLimitReached
    }
  }
}
