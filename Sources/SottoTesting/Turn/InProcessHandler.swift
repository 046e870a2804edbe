import Intents
import SottoAppSupport
import SottoAssistant
import SottoWire

/// Does a request's work with handler objects of this process, as an extension's process would.
struct InProcessHandler {
  private let host: HandlerHost
  private let language: String
  /// What the handler has said already of what the request comes to next.
  private var progress = HandlerCalls.Progress()
  /// Counts the requests: each has an object of its own.
  private var number = 0

  init(_ bench: Bench, language: String) {
    host = HandlerHost(provider: bench.provider, provide: bench.provide)
    self.language = language
  }

  /// - Returns: What came of it, and the milliseconds that the handler took.
  /// - Throws: `CallFailure`, and what handlers' methods fail with.
  mutating func outcome(
    of work: Request.Work, _ request: Request
  ) async throws -> (Request.Event, Double) {
    let message = IntentMessage(name: request.intentName, parameters: request.values)
    let start = ContinuousClock.now
    var milliseconds: Double { (ContinuousClock.now - start) / .milliseconds(1) }
    switch work {
    case .begin:
      number += 1
      progress = HandlerCalls.Progress()
      let answer = try await host.begin(
        .init(
          request: number, parameters: nil, intent: message, language: language,
          isRehearsal: true))
      return (answer.handles ? .begun : .faulted(.noHandler(answer.problem)), milliseconds)
    case .resolve(let parameters): return try await resolve(parameters, message)
    case .confirm:
      if let confirmed = progress.confirmed {
        progress.confirmed = nil
        return (.confirmed(confirmed.handlerResponse), progress.milliseconds ?? 0)
      }
      let answer = try await host.confirm(.init(request: number, intent: message))
      return (.confirmed(answer.handlerResponse), milliseconds)
    case .handle:
      let answer = try await host.handle(
        .init(request: number, intent: message, undoes: request.undoes))
      return (.handled(answer.handlerResponse), milliseconds)
    case .handleInApp, .continueInApp:
      // The app is not under test: what was handed over to it is in the transcript.
      return (.launched(HandlerResponse(plain: ["code": "success"])), 0)
    }
  }

  private mutating func resolve(
    _ parameters: [String], _ message: IntentMessage
  ) async throws -> (Request.Event, Double) {
    if progress.resolved.isEmpty && progress.confirmed == nil {
      progress = try await host.resolve(
        .init(request: number, parameters: parameters, intent: message))
    }
    guard !progress.resolved.isEmpty else { return (.resolved(nil, []), 0) }
    let next = progress.resolved.removeFirst()
    return (.resolved(next.name, try next.results.map(Resolution.decode)), next.milliseconds ?? 0)
  }
}

extension ResponseMessage {
  fileprivate var handlerResponse: HandlerResponse? { response.map(HandlerResponse.init(plain:)) }
}
