import Foundation
import Intents
import SottoSocket
import SottoWire
import Synchronization

/// Answers the assistant's calls with the app's handler objects, one object a request.
package actor HandlerHost {
  /// Gives the handler for an intent: the extension's principal object, or the app's delegate.
  private let provide: @Sendable (INIntent) async -> Any?
  private var handlersByRequest: [Int: RequestHandler] = [:]

  /// The method that gives the handlers, for the developer: "IntentHandler.handler(for:)".
  private let provider: String

  /// How what a handler sends after its first response reaches the assistant.
  private let tell: @Sendable (HandlerCalls.Update) -> Void

  package init(provider: String, provide: @escaping @Sendable (INIntent) async -> Any?) {
    tell = { AssistantConnection.current?.tell($0) }
    self.provider = provider
    self.provide = provide
  }

  init(
    provider: any INIntentHandlerProviding,
    tell: @escaping @Sendable (HandlerCalls.Update) -> Void = {
      AssistantConnection.current?.tell($0)
    }
  ) {
    self.tell = tell
    // One object for the life of the process; only handler(for:) is called on it.
    nonisolated(unsafe) let provider = provider
    self.provider = "\(type(of: provider)).handler(for:)"
    provide = { provider.handler(for: $0) }
  }

  nonisolated var handlers: CallHandlers {
    var handlers = CallHandlers()
    handlers.on(HandlerCalls.Begin.self) { [self] in try await begin($0) }
    handlers.on(HandlerCalls.Resolve.self) { [self] in try await resolve($0) }
    handlers.on(HandlerCalls.Confirm.self) { [self] in try await confirm($0) }
    handlers.on(HandlerCalls.Handle.self) { [self] in try await handle($0) }
    handlers.on(HandlerCalls.StartUpdates.self) { [self] in try await startUpdates($0) }
    handlers.on(HandlerCalls.StopUpdates.self) { [self] in await stopUpdates($0.request) }
    handlers.on(event: HandlerCalls.End.self) { [self] event in Task { await end(event) } }
    return handlers
  }

  package func begin(_ call: HandlerCalls.Begin) async throws -> HandlerCalls.Begin.Answer {
    let description = try description(of: call.intent)
    let intent = try description.intent(from: call.intent.parameters)
    AssistantServices.language.withLock { $0 = call.language }
    let object = await provide(intent)
    guard let object, await description.canHandle(object) else {
      let problem = HandlerProblem(intent: description.name, provider: provider, given: object)
      try? FileHandle.standardError.write(contentsOf: Data("\(problem)\n".utf8))
      return .init(handles: false, problem: "\(problem)")
    }
    let handler = RequestHandler(
      description: description, object: object, isRehearsed: call.isRehearsal == true)
    handlersByRequest[call.request] = handler
    guard let parameters = call.parameters else { return .init(handles: true) }
    // A method that fails is met again by whoever goes on from here.
    let progress = try? await handler.progress(
      resolving: parameters, of: call.intent.parameters)
    return .init(handles: true, progress: progress ?? .init())
  }

  package func resolve(_ call: HandlerCalls.Resolve) async throws -> HandlerCalls.Progress {
    try await handler(of: call.request).progress(
      resolving: call.parameters, of: call.intent.parameters)
  }

  package func confirm(_ call: HandlerCalls.Confirm) async throws -> ResponseMessage {
    try await handler(of: call.request).confirm(call.intent.parameters)
  }

  package func handle(_ call: HandlerCalls.Handle) async throws -> ResponseMessage {
    let handler = try handler(of: call.request)
    guard let response = call.undoes else {
      return try await handler.handle(call.intent.parameters)
    }
    return try await handler.undo(call.intent.parameters, response: response)
  }

  private func startUpdates(
    _ call: HandlerCalls.StartUpdates
  ) throws -> HandlerCalls.StartUpdates.Answer {
    var handler = try handler(of: call.request)
    let sends = try handler.startUpdates(of: call.intent.parameters) { [tell] response in
      tell(HandlerCalls.Update(request: call.request, response: response.plain))
    }
    handlersByRequest[call.request] = handler
    return .init(sends: sends)
  }

  private func stopUpdates(_ request: Int) -> HandlerCalls.StopUpdates.Answer {
    handlersByRequest[request]?.stopUpdates()
    return .init()
  }

  private func end(_ event: HandlerCalls.End) {
    handlersByRequest[event.request]?.stopUpdates()
    handlersByRequest[event.request] = nil
  }

  private func handler(of request: Int) throws(CallFailure) -> RequestHandler {
    guard let handler = handlersByRequest[request] else {
      throw CallFailure(.failed, "Request \(request) was not begun here.")
    }
    return handler
  }

  private func description(of intent: IntentMessage) throws(CallFailure) -> IntentDescription {
    guard let description = IntentDescription.named(intent.name) else {
      throw CallFailure(.badValue, "There is no intent named \(intent.name).")
    }
    return description
  }
}
