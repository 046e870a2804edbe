import Intents

/// Asynchronous throughout, and on the main actor.
@MainActor
final class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
  private var found: [INMediaItem] = []

  nonisolated override init() { super.init() }

  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    guard let name = intent.mediaSearch?.mediaName else { return [.needsValue()] }
    found = [INMediaItem(identifier: name, title: name, type: .song, artwork: nil, artist: nil)]
    return name.contains("missing")
      ? [.unsupported(forReason: .loginRequired)]
      : INPlayMediaMediaItemResolutionResult.successes(with: found)
  }

  nonisolated func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackQueueLocationResolutionResult {
    switch intent.playbackQueueLocation {
    case .now, .next, .later: .success(with: intent.playbackQueueLocation)
    case .unknown: .success(with: .now)
    @unknown default: .unsupported()
    }
  }

  func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackRepeatModeResolutionResult {
    switch intent.playbackRepeatMode {
    case .none, .all, .one: .success(with: intent.playbackRepeatMode)
    case .unknown: .notRequired()
    @unknown default: .notRequired()
    }
  }

  func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult {
    .success(with: intent.resumePlayback ?? false)
  }

  func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult {
    intent.playShuffled.map { .success(with: $0) } ?? .notRequired()
  }

  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent
  ) async -> INPlayMediaPlaybackSpeedResolutionResult {
    guard let speed = intent.playbackSpeed else { return .notRequired() }
    return speed > 2 ? .unsupported(forReason: .aboveMaximum) : .success(with: speed)
  }

  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    if intent.mediaItems?.first?.title?.contains("deck") == true {
      return INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
    }
    let isFound = intent.mediaItems?.first == found.first
    return INPlayMediaIntentResponse(code: isFound ? .success : .failure, userActivity: nil)
  }
}
