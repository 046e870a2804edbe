import Intents

final class AddMediaHandler: NSObject {
  var destination: INMediaDestination?
}

// Mixed: one method is asynchronous, the others have completion handlers.
extension AddMediaHandler: INAddMediaIntentHandling {
  func resolveMediaItems(for intent: INAddMediaIntent) async
    -> [INAddMediaMediaItemResolutionResult]
  {
    await Task.yield()
    let name = intent.mediaSearch?.mediaName ?? "this"
    let item = INMediaItem(identifier: name, title: name, type: .song, artwork: nil)
    return [INAddMediaMediaItemResolutionResult(mediaItemResolutionResult: .success(with: item))]
  }

  func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void
  ) {
    switch intent.mediaDestination {
    case .playlist("nowhere"): completion(.unsupported(forReason: .playlistNameNotFound))
    case let destination?: completion(.success(with: destination))
    case nil: completion(INAddMediaMediaDestinationResolutionResult.success(with: .library))
    }
  }

  func handle(
    intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      completion(.init(code: INAddMediaIntentResponseCode.success, userActivity: nil))
    }
  }
}
