import Foundation
import Intents
import SottoSocket
import SottoWire
import Synchronization

/// Answers the assistant's calls with the app's delegate.
struct AppHost {
  /// The calls of an app: its own, and those of a handler for intents it handles inside.
  var handlers: CallHandlers {
    let inApp = HandlerHost(
      provider: "application(_:handlerFor:)", provide: { await Self.handler(for: $0) })
    var handlers = inApp.handlers
    handlers.on(AppCalls.HandleIntent.self) { call in try await Self.handle(call) }
    handlers.on(AppCalls.ContinueActivity.self) { call in try await Self.continueActivity(call) }
    handlers.on(AppCalls.Open.self) { _ in
      await UIApplication.shared.open()
      return Nothing()
    }
    handlers.on(AppCalls.Command.self) { call in
      .init(status: "\(await Self.perform(call))")
    }
    handlers.on(AppCalls.NotificationResponse.self) { call in
      await Self.receive(call)
      return Nothing()
    }
    return handlers
  }

  @MainActor
  private static func perform(_ call: AppCalls.Command) -> MPRemoteCommandHandlerStatus {
    PlayerVolume.shared.perform(call.command, value: call.value)
      ?? MPRemoteCommandCenter.shared().perform(call.command, value: call.value)
  }

  /// What an extension answered with `.handleInApp`. An app with a handler for the intent is asked by
  /// it; UIKit deprecates the delegate's other method in its favour.
  private static func handle(_ call: AppCalls.HandleIntent) async throws -> ResponseMessage {
    guard let description = IntentDescription.named(call.intent.name) else {
      throw CallFailure(.badValue, "There is no intent named \(call.intent.name).")
    }
    AssistantServices.language.withLock { $0 = call.language }
    let intent = try description.intent(from: call.intent.parameters)
    if let handler = await handler(for: intent), await description.canHandle(handler) {
      return try await RequestHandler(
        description: description, object: handler, isRehearsed: call.isRehearsal == true
      ).handle(call.intent.parameters)
    }
    let calls = call.isRehearsal == true ? CompletionCalls() : nil
    let response = await deliver(intent, noting: calls)
    if let calls, await calls.total > 1 { throw await deliveryMistake() }
    return ResponseMessage(response: response is UnhandledIntentResponse ? nil : response.plain)
  }

  private static func handler(for intent: INIntent) async -> Any? {
    await MainActor.run {
      // The handler goes from the delegate to the host, and is the host's from then on.
      nonisolated(unsafe) let handler = UIApplication.shared.delegate?.application(
        UIApplication.shared, handlerFor: intent)
      return UncheckedHandler(object: handler)
    }.object
  }

  /// The answer does not come back by way of the main thread, which the delegate may have given
  /// more to do.
  private static func deliver(
    _ intent: INIntent, noting calls: CompletionCalls?
  ) async -> INIntentResponse {
    await withCheckedContinuation { continuation in
      let once = Once(continuation, noting: calls)
      Task { @MainActor in
        guard let delegate = UIApplication.shared.delegate else { return }
        MethodRecord.enter(delivery, of: delegate)
        delegate.application(UIApplication.shared, handle: intent) {
          MethodRecord.leave()
          once.resume(with: $0)
        }
      }
    }
  }

  private static let delivery = "application(_:handle:completionHandler:)"

  /// The delegate has called its completion handler more than once.
  @MainActor
  private static func deliveryMistake() -> HandlerMistake {
    let delegate: Any = UIApplication.shared.delegate ?? UIApplication.shared
    MethodRecord.enter(delivery, of: delegate)
    return .completionRepeated(delivery, of: type(of: delegate))
  }

  @MainActor
  private static func continueActivity(
    _ call: AppCalls.ContinueActivity
  ) throws -> AppCalls.ContinueActivity.Answer {
    AssistantServices.language.withLock { $0 = call.language }
    let activity = try NSUserActivity.decode(call.activity)
    _ = PersonCard.take()
    UIApplication.shared.becomeActive()
    if let delegate = UIApplication.shared.delegate {
      MethodRecord.enter("application(_:continue:restorationHandler:)", of: delegate)
    }
    defer { MethodRecord.leave() }
    _ = UIApplication.shared.delegate?.application(
      UIApplication.shared, willContinueUserActivityWithType: activity.activityType)
    let handled = UIApplication.shared.delegate?.application(
      UIApplication.shared, continue: activity,
      restorationHandler: { objects in
        objects?.forEach { $0.restoreUserActivityState(activity) }
      })
    // An app that goes on in the foreground has no response to say it by, as `handle` has.
    let isAboutMedia = activity.interaction?.intent is INPlayMediaIntent
    let info = isAboutMedia ? MPNowPlayingInfoCenter.default().nowPlayingInfo : nil
    return .init(
      handled: handled ?? false, card: PersonCard.take(),
      note: info?[MPMediaItemPropertyComments] as? String,
      remark: info?[SottoNowPlayingInfoPropertyRemark] as? String)
  }
}

/// Carries a handler object from the main actor to the host that calls it from then on; unchecked,
/// since the type is the app's own.
private struct UncheckedHandler: @unchecked Sendable {
  let object: Any?
}

/// Resumes at the first call of a completion; one that is dropped answers that nobody handled it.
///
/// Unchecked: the lock guards the only thing in it that changes.
private final class Once: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<INIntentResponse, Never>?
  private let calls: CompletionCalls?

  init(
    _ continuation: CheckedContinuation<INIntentResponse, Never>, noting calls: CompletionCalls?
  ) {
    self.continuation = continuation
    self.calls = calls
  }

  func resume(with response: INIntentResponse) {
    calls?.add()
    lock.lock()
    let waiting = continuation
    continuation = nil
    lock.unlock()
    waiting?.resume(returning: response)
  }

  deinit {
    continuation?.resume(returning: UnhandledIntentResponse())
    calls?.release()
  }
}
