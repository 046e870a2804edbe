import Intents

// Handlers as app developers write them, one for each way in which SiriKit allows it.

/// Everything with completion handlers, without `@Sendable`, as most apps have it.
class CompletionHandler: NSObject, INPlayMediaIntentHandling {
  func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    completion(INPlayMediaMediaItemResolutionResult.successes(with: [skyfall]))
  }

  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) {
    completion(INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil))
  }
}

/// Everything `async`.
final class AsyncHandler: NSObject, INPlayMediaIntentHandling {
  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    await Task.yield()
    return [.disambiguation(with: [skyfall, hello])]
  }

  func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .ready, userActivity: nil)
  }

  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    await Task.yield()
    return INPlayMediaIntentResponse(code: .success, userActivity: nil)
  }
}

/// One method in each form, in the principal class itself.
final class MixedHandler: INExtension, INPlayMediaIntentHandling {
  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent
  ) async -> INPlayMediaPlaybackSpeedResolutionResult {
    .unsupported(forReason: .aboveMaximum)
  }

  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global().async {
      completion(INPlayMediaIntentResponse(code: .continueInApp, userActivity: nil))
    }
  }
}

/// A class with conformance only: `handle` is missing in both forms.
final class EmptyHandler: NSObject, INPlayMediaIntentHandling {}

/// Lets go of the completion handler.
final class DroppingHandler: NSObject, INPlayMediaIntentHandling {
  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) {}
}

/// Answers twice, the second time differently.
final class HastyHandler: NSObject, INPlayMediaIntentHandling {
  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) {
    completion(INPlayMediaIntentResponse(code: .success, userActivity: nil))
    completion(INPlayMediaIntentResponse(code: .failure, userActivity: nil))
  }
}

/// Lives on the main actor.
@MainActor
final class MainActorHandler: NSObject, INPlayMediaIntentHandling {
  var played = 0

  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    played += 1
    return INPlayMediaIntentResponse(code: .success, userActivity: nil)
  }
}

/// Overrides what the base class implements.
final class InheritingHandler: CompletionHandler {
  override func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) {
    completion(INPlayMediaIntentResponse(code: .failureUnknownMediaType, userActivity: nil))
  }
}

let skyfall = INMediaItem(
  identifier: "1", title: "Skyfall", type: .song, artwork: nil, artist: "Adele")
let hello = INMediaItem(identifier: "2", title: "Hello", type: .song, artwork: nil)
