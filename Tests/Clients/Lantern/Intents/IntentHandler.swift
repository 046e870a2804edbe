import Intents

/// What the framework calls from any thread is said to be so, as Apple's compiler asks, too.
nonisolated class IntentHandler: INExtension {
  var asked = 0

  override init() {
    super.init()
  }

  override func handler(for intent: INIntent) -> Any? {
    asked += 1
    return FlameHandler()
  }
}

nonisolated class FlameHandler: NSObject, INPlayMediaIntentHandling {
  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    let name = intent.mediaSearch?.mediaName ?? "Flame"
    return [
      .success(with: INMediaItem(identifier: name, title: name, type: .song, artwork: nil))
    ]
  }

  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
  }
}
