@preconcurrency import Intents

/// A class of its own, without state, and so free to be used from anywhere.
final class AddMediaHandler: NSObject, INAddMediaIntentHandling, Sendable {
  func resolveMediaItems(
    for intent: INAddMediaIntent,
    with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void
  ) {
    let name = intent.mediaSearch?.mediaName ?? "this"
    let item = INMediaItem(identifier: name, title: name, type: .song, artwork: nil)
    completion([.success(with: item)])
  }

  func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    .init(code: .success, userActivity: nil)
  }
}
