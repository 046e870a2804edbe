import Foundation
import Intents
import SottoSocket
import SottoWire
import Synchronization

/// Answers the assistant's calls with the app's handler objects, one object a request.
actor HandlerHost {
  /// Gives the handler for an intent: the extension's principal object, or the app's delegate.
  private let provide: @Sendable (INIntent) async -> Any?
  private var handlersByRequest: [Int: Handler] = [:]

  private struct Handler {
    var description: IntentDescription
    // A handler is called for one request at a time, as the assistant asks one thing at a time.
    nonisolated(unsafe) var object: Any
  }

  init(provide: @escaping @Sendable (INIntent) async -> Any?) {
    self.provide = provide
  }

  init(provider: any INIntentHandlerProviding) {
    // One object for the life of the process; only handler(for:) is called on it.
    nonisolated(unsafe) let provider = provider
    provide = { provider.handler(for: $0) }
  }

  nonisolated var handlers: CallHandlers {
    var handlers = CallHandlers()
    handlers.on(HandlerCalls.Begin.self) { [self] in try await begin($0) }
    handlers.on(HandlerCalls.Resolve.self) { [self] in try await resolve($0) }
    handlers.on(HandlerCalls.Confirm.self) { [self] in try await confirm($0) }
    handlers.on(HandlerCalls.Handle.self) { [self] in try await handle($0) }
    handlers.on(event: HandlerCalls.End.self) { [self] event in Task { await end(event) } }
    return handlers
  }

  private func begin(_ call: HandlerCalls.Begin) async throws -> HandlerCalls.Begin.Answer {
    let (description, intent) = try decode(call.intent)
    AssistantServices.language.withLock { $0 = call.language }
    guard let object = await provide(intent), description.canHandle(object) else {
      return .init(handles: false)
    }
    handlersByRequest[call.request] = Handler(description: description, object: object)
    return .init(handles: true)
  }

  private func resolve(_ call: HandlerCalls.Resolve) async throws -> HandlerCalls.Resolve.Answer {
    let handler = try handler(of: call.request)
    let intent = try decode(call.intent).intent
    for parameter in call.parameters {
      if let results = try await handler.description.resolve(
        parameter, of: intent, by: handler.object)
      {
        return .init(parameter: parameter, results: results.map(\.plain))
      }
    }
    return .init()
  }

  private func confirm(_ call: HandlerCalls.Confirm) async throws -> ResponseMessage {
    let handler = try handler(of: call.request)
    let intent = try decode(call.intent).intent
    return ResponseMessage(
      response: try await handler.description.confirm(intent, by: handler.object)?.plain)
  }

  private func handle(_ call: HandlerCalls.Handle) async throws -> ResponseMessage {
    let handler = try handler(of: call.request)
    let intent = try decode(call.intent).intent
    return ResponseMessage(
      response: try await handler.description.handle(intent, by: handler.object)?.plain)
  }

  private func end(_ event: HandlerCalls.End) {
    handlersByRequest[event.request] = nil
  }

  private func handler(of request: Int) throws(CallFailure) -> Handler {
    guard let handler = handlersByRequest[request] else {
      throw CallFailure(.failed, "Request \(request) was not begun here.")
    }
    return handler
  }

  private func decode(
    _ message: IntentMessage
  ) throws -> (description: IntentDescription, intent: INIntent) {
    guard let description = IntentDescription.all[message.name] else {
      throw CallFailure(.badValue, "There is no intent named \(message.name).")
    }
    return (description, try description.intent(from: message.parameters))
  }
}
