import Intents

class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
  func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    completion(resolve(intent))
  }

  func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult {
    .success(with: intent.playShuffled ?? false)
  }

  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    // A comment with .continueInApp says nothing, nor does "func confirm(intent: INPlayMediaIntent) {".
    INPlayMediaIntentResponse(code: .continueInApp, userActivity: nil)
  }

  private func resolve(_ intent: INPlayMediaIntent) -> [INPlayMediaMediaItemResolutionResult] {
    [.success(with: INMediaItem(identifier: "1", title: "Skyfall", type: .song, artwork: nil))]
  }
}
