import Intents
import MelodyShared

/// Finds what a person wants to hear; the app plays it.
final class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
  private let finder: MediaFinder

  init(_ finder: MediaFinder) { self.finder = finder }

  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    if let items = intent.mediaItems, !items.isEmpty {
      return INPlayMediaMediaItemResolutionResult.successes(with: items)
    }
    switch await finder.choice(for: intent.mediaSearch, choosing: MediaChoice.init(toPlay:in:by:)) {
    case .found(let items, let others):
      return INPlayMediaMediaItemResolutionResult.successes(with: finder.mediaItems(items + others))
    case .several(let items):
      let result = INMediaItemResolutionResult.disambiguation(with: finder.mediaItems(items))
      return [INPlayMediaMediaItemResolutionResult(mediaItemResolutionResult: result)]
    case .nothing: return [.unsupported()]
    case .refused(let obstacle):
      let reason = INPlayMediaMediaItemUnsupportedReason(rawValue: obstacle.reason)
      return [reason.map { .unsupported(forReason: $0) } ?? .unsupported()]
    }
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
