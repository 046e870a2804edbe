import Foundation
import Intents

/// A small app of songs, as its maker would write it.
final class TidepoolHandler: NSObject, INPlayMediaIntentHandling,
  INUpdateMediaAffinityIntentHandling
{
  private static let songs = [
    ("1", "Hello", "Adele"), ("2", "Hello", "Lionel Richie"), ("3", "Skyfall", "Adele"),
  ]

  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    if let chosen = intent.mediaItems?.first { return [.success(with: chosen)] }
    let search = intent.mediaSearch
    let found = Self.songs.filter { _, title, artist in
      search?.mediaName.map { $0.caseInsensitiveCompare(title) == .orderedSame } ?? true
        && search?.artistName.map { $0.caseInsensitiveCompare(artist) == .orderedSame } ?? true
    }.map { INMediaItem(identifier: $0, title: $1, type: .song, artwork: nil, artist: $2) }
    switch found.count {
    case 0: return [.unsupported()]
    case 1: return [.success(with: found[0])]
    default:
      return [
        INPlayMediaMediaItemResolutionResult(
          mediaItemResolutionResult: .disambiguation(with: found))
      ]
    }
  }

  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.identifier = intent.mediaItems?.first?.identifier ?? ""
    try? await interaction.donate()
    return INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
  }

  func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
    INUpdateMediaAffinityIntentResponse(code: .success, userActivity: nil)
  }
}

/// Keeps its completion handler and never calls it.
final class SilentHandler: NSObject, INPlayMediaIntentHandling {
  private var kept: ((INPlayMediaIntentResponse) -> Void)?

  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) { kept = completion }
}
