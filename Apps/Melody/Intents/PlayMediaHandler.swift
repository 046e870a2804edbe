import Intents
import MelodyShared
import SottoCatalog

/// Finds what a person wants to hear; the app plays it.
final class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
  private let library: MelodyLibrary
  /// Where the app keeps what it plays.
  private let playback: URL

  init(library: MelodyLibrary, playback: URL) {
    self.library = library
    self.playback = playback
  }

  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    if let items = intent.mediaItems, !items.isEmpty {
      return INPlayMediaMediaItemResolutionResult.successes(with: items)
    }
    guard let catalog = try? await library.catalog(within: Self.patience) else {
      return [.unsupported(forReason: .serviceUnavailable)]
    }
    switch MediaChoice(for: intent.mediaSearch, in: catalog, resuming: current) {
    case .play(let items):
      return INPlayMediaMediaItemResolutionResult.successes(with: items.map(\.mediaItem))
    case .ask(let items):
      let result = INMediaItemResolutionResult.disambiguation(with: items.map(\.mediaItem))
      return [INPlayMediaMediaItemResolutionResult(mediaItemResolutionResult: result)]
    case .nothing: return [.unsupported()]
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
    INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
  }

  /// An extension that has not answered after ten seconds is ended.
  private static let patience = Duration.seconds(9)

  /// What plays now, or did when Melody was last used.
  private var current: String? { PlaybackState(contentsOf: playback).queue.current }
}
