import Intents

final class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    guard let name = intent.mediaSearch?.mediaName else { return [.needsValue()] }
    let found = songs.filter { $0.title?.localizedCaseInsensitiveContains(name) == true }
    return found.isEmpty ? [.unsupported()] : [.success(with: found[0])]
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
