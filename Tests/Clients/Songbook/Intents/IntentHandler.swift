import Intents

final class IntentHandler: INExtension, INPlayMediaIntentHandling {
  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    if let chosen = intent.mediaItems?.first { return [.success(with: chosen)] }
    guard let name = intent.mediaSearch?.mediaName else { return [.needsValue()] }
    let found = songs.filter { $0.title?.localizedCaseInsensitiveContains(name) == true }
    switch found.count {
    case 0: return [.unsupported()]
    case 1: return [.success(with: found[0])]
    default: return [.disambiguation(with: found)]
    }
  }

  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
  }

  private let songs = [
    INMediaItem(identifier: "1", title: "Skyfall", type: .song, artwork: nil, artist: "Adele"),
    INMediaItem(identifier: "2", title: "Hello", type: .song, artwork: nil, artist: "Adele"),
  ]
}
