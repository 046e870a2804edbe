import Foundation
import Intents

/// Offers the same two songs whatever the intent has in it already.
final class RepeatingHandler: NSObject, INPlayMediaIntentHandling {
  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    let items = ["Hello", "Hello again"].map { title in
      INMediaItem(identifier: title, title: title, type: .song, artwork: nil)
    }
    return [
      INPlayMediaMediaItemResolutionResult(mediaItemResolutionResult: .disambiguation(with: items))
    ]
  }

  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .success, userActivity: nil)
  }
}

/// Calls the completion handler of one of its methods twice.
final class TwiceHandler: NSObject, INPlayMediaIntentHandling {
  private let method: String
  private let isLater: Bool

  init(_ method: String, isLater: Bool) {
    self.method = method
    self.isLater = isLater
  }

  private func answer<Answer: Sendable>(
    _ answer: Answer, _ name: String, _ completion: @escaping @Sendable (Answer) -> Void
  ) {
    let count = name == method ? 2 : 1
    guard isLater else { return (0..<count).forEach { _ in completion(answer) } }
    DispatchQueue.global().async { (0..<count).forEach { _ in completion(answer) } }
  }

  func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    let item = INMediaItem(identifier: "1", title: "Hello", type: .song, artwork: nil)
    answer([.success(with: item)], "resolveMediaItems", completion)
  }

  func confirm(
    intent: INPlayMediaIntent,
    completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
  ) {
    answer(INPlayMediaIntentResponse(code: .ready, userActivity: nil), "confirm", completion)
  }

  func handle(
    intent: INPlayMediaIntent,
    completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
  ) {
    answer(INPlayMediaIntentResponse(code: .success, userActivity: nil), "handle", completion)
  }
}

/// Answers once, and keeps the completion handler for ever.
final class KeepingHandler: NSObject, INPlayMediaIntentHandling {
  private var kept: ((INPlayMediaIntentResponse) -> Void)?

  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) {
    kept = completion
    completion(INPlayMediaIntentResponse(code: .success, userActivity: nil))
  }
}

/// Tells when it was asked to fetch somebody.
final class PickupHandler: NSObject, INRequestRideIntentHandling {
  private let told: @Sendable (DateComponents?) -> Void

  init(_ told: @escaping @Sendable (DateComponents?) -> Void) { self.told = told }

  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    told(intent.scheduledPickupTime?.startDateComponents)
    return INRequestRideIntentResponse(code: .success, userActivity: nil)
  }
}
