import Intents

final class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    if let chosen = intent.mediaItems?.first { return [.success(with: chosen)] }
    guard let name = intent.mediaSearch?.mediaName else { return [.needsValue()] }
    let found = songs.filter { song in
      song.title.map { title in
        title.localizedCaseInsensitiveContains(name) || name.localizedCaseInsensitiveContains(title)
      } ?? false
    }
    return switch found.count {
    case 0: [.unsupported()]
    case 1: [.success(with: found[0])]
    default: [.disambiguation(with: found)]
    }
  }

  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
  }

  private let songs = [
    INMediaItem(identifier: "1", title: "Skyfall", type: .song, artwork: nil, artist: "Adele"),
    INMediaItem(identifier: "2", title: "Hello", type: .song, artwork: nil, artist: "Adele"),
    INMediaItem(
      identifier: "3", title: "Hello", type: .song, artwork: nil, artist: "Lionel Richie"),
  ]
}
