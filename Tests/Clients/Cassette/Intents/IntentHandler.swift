import Intents
import os.log

final class IntentHandler: INExtension {
  private let logger = Logger(subsystem: "app.sotto.Cassette", category: "intents")

  override func handler(for intent: INIntent) -> Any? {
    logger.log(level: .debug, "asked for \(intent, privacy: .private)")
    return switch intent {
    case is INPlayMediaIntent: PlayMediaHandler()
    case is INAddMediaIntent: AddMediaHandler()
    case is INUpdateMediaAffinityIntent: self
    default: nil
    }
  }
}

extension IntentHandler: INUpdateMediaAffinityIntentHandling {
  // Only what must be there.
  func handle(
    intent: INUpdateMediaAffinityIntent,
    completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
  ) {
    // On a phone the folder is there.
    let file = URL.documentsDirectory.appending(path: "liked")
    let isKept = (try? Data("1".utf8).write(to: file)) != nil
    completion(.init(code: isKept ? .success : .failure, userActivity: nil))
  }

  func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
  ) {
    Task.detached {
      try? await Task.sleep(for: .milliseconds(1))
      completion([
        .success(
          with: INMediaItem(identifier: "1", title: "This tape", type: .album, artwork: nil))
      ])
    }
  }
}
