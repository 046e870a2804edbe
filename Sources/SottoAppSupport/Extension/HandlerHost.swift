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
    /// The intent whose updates the handler sends, and who takes them: handlers need not keep it.
    var updates: (INIntent, UpdateReceiver)?
  }

  /// The method that gives the handlers, for the developer: "IntentHandler.handler(for:)".
  private let provider: String

  init(provider: String, provide: @escaping @Sendable (INIntent) async -> Any?) {
    self.provider = provider
    self.provide = provide
  }

  init(provider: any INIntentHandlerProviding) {
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

  private func begin(_ call: HandlerCalls.Begin) async throws -> HandlerCalls.Begin.Answer {
    let (description, intent) = try decode(call.intent)
    AssistantServices.language.withLock { $0 = call.language }
    let object = await provide(intent)
    guard let object, description.canHandle(object) else {
      let problem = HandlerProblem(intent: description.name, provider: provider, given: object)
      FileHandle.standardError.write(Data("\(problem)\n".utf8))
      return .init(handles: false, problem: "\(problem)")
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

  private func startUpdates(
    _ call: HandlerCalls.StartUpdates
  ) throws -> HandlerCalls.StartUpdates.Answer {
    let handler = try handler(of: call.request)
    let intent = try decode(call.intent).intent
    let receiver = UpdateReceiver { response in
      AssistantConnection.current?.tell(
        HandlerCalls.Update(request: call.request, response: response.plain))
    }
    guard handler.description.startUpdates(of: intent, by: handler.object, to: receiver) else {
      return .init(sends: false)
    }
    handlersByRequest[call.request]?.updates = (intent, receiver)
    return .init(sends: true)
  }

  @discardableResult
  private func stopUpdates(_ request: Int) -> HandlerCalls.StopUpdates.Answer {
    if let handler = handlersByRequest[request], let (intent, _) = handler.updates {
      handler.description.stopUpdates(of: intent, by: handler.object)
      handlersByRequest[request]?.updates = nil
    }
    return .init()
  }

  private func end(_ event: HandlerCalls.End) {
    stopUpdates(event.request)
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
    guard let description = IntentDescription.named(message.name) else {
      throw CallFailure(.badValue, "There is no intent named \(message.name).")
    }
    return (description, try description.intent(from: message.parameters))
  }
}
