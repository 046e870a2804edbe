import Foundation
import Intents
import SottoAssistant
import SottoSocket
import SottoWire

/// What a turn's request asks for, done in the processes of its app.
extension TurnRunner {
  func outcome(
    of work: Request.Work, _ candidate: Turn.Candidate
  ) async throws -> Request.Event {
    switch work {
    case .begin: try await beginAnew(candidate)
    case .resolve(let parameters): try await resolve(parameters, candidate)
    case .confirm: try await confirm(candidate)
    case .handle: try await handle(candidate)
    case .handleInApp: try await handleInApp(candidate)
    case .continueInApp(let activity): try await continueInApp(activity, candidate)
    }
  }

  /// The Reading before this one may have begun a request of its own.
  private func beginAnew(_ candidate: Turn.Candidate) async throws -> Request.Event {
    await release()
    remaining = limit
    let start = ContinuousClock.now
    let parameters = candidate.request.parameterNames
    do {
      return try await begin(candidate, resolving: parameters, within: limit)
    } catch let failure as CallFailure where failure.code == .disconnected {
      // A warm process that was just ending, or was ended for what another request did in it:
      // nothing has been done for this one, so another may be asked, in the time that is left.
      let left = limit - (ContinuousClock.now - start)
      return try await begin(
        candidate, resolving: parameters, within: max(left, Self.leastForSecondTry))
    }
  }

  /// What a new process needs to answer at all.
  private static let leastForSecondTry = Duration.milliseconds(500)

  private func begin(
    _ candidate: Turn.Candidate, resolving parameters: [String]?, within limit: Duration
  ) async throws -> Request.Event {
    let intent = candidate.request.message
    let process = try await processes.handler(
      for: intent.name, of: candidate.app.identifier, isOffline: isOffline)
    number = await processes.nextRequestNumber()
    // What starting a process takes, and what its first work takes, are steps of their own.
    let answer = try await process.call(
      HandlerCalls.Begin(
        request: number, parameters: process.isWarm ? parameters : nil, intent: intent,
        language: language),
      within: limit)
    guard answer.handles else { return .faulted(.noHandler(answer.problem)) }
    handler = process
    progress = answer.progress
    await processes.opened(number, by: process)
    return .begun
  }

  /// The handler's process; when it has ended while the person was thinking, a new one takes over.
  private func liveHandler(_ candidate: Turn.Candidate) async throws -> AppSideProcess {
    if let handler, handler.isAlive { return handler }
    guard case .begun = try await begin(candidate, resolving: nil, within: remaining),
      let handler
    else {
      throw CallFailure(.disconnected, "The handler could not be made again.")
    }
    return handler
  }

  private func resolve(
    _ parameters: [String], _ candidate: Turn.Candidate
  ) async throws -> Request.Event {
    if progress.resolved.isEmpty && progress.confirmed == nil {
      progress = try await liveHandler(candidate).call(
        HandlerCalls.Resolve(
          request: number, parameters: parameters, intent: candidate.request.message),
        within: remaining)
    }
    guard !progress.resolved.isEmpty else { return .resolved(nil, []) }
    let next = progress.resolved.removeFirst()
    return .resolved(next.name, try next.results.map(Resolution.decode))
  }

  private func confirm(_ candidate: Turn.Candidate) async throws -> Request.Event {
    var answer = progress.confirmed
    progress.confirmed = nil
    if answer == nil {
      answer = try await liveHandler(candidate).call(
        HandlerCalls.Confirm(request: number, intent: candidate.request.message),
        within: remaining)
    }
    return .confirmed(answer?.response.map(HandlerResponse.init(plain:)))
  }

  private func handle(_ candidate: Turn.Candidate) async throws -> Request.Event {
    let answer = try await liveHandler(candidate).call(
      HandlerCalls.Handle(request: number, intent: candidate.request.message), within: remaining)
    return .handled(answer.response.map(HandlerResponse.init(plain:)))
  }

  private func handleInApp(_ candidate: Turn.Candidate) async throws -> Request.Event {
    let app = try await processes.app(candidate.app.identifier)
    let answer = try await app.call(
      AppCalls.HandleIntent(intent: candidate.request.message, language: language),
      within: remaining)
    guard let response = answer.response else { return .faulted(.refusedByApp) }
    return .launched(HandlerResponse(plain: response))
  }

  private func continueInApp(
    _ activity: PlainValue, _ candidate: Turn.Candidate
  ) async throws -> Request.Event {
    let app = try await processes.app(candidate.app.identifier)
    let answer = try await app.call(
      AppCalls.ContinueActivity(activity: activity), within: remaining)
    await processes.broughtToFront(candidate.app.identifier)
    guard answer.handled else { return .faulted(.refusedByApp) }
    let card = try PlainEncoder.plain(of: answer.card)
    return .launched(HandlerResponse(plain: ["code": "success", "card": card]))
  }

  func release() async {
    endUpdates()
    guard let handler else { return }
    handler.tell(HandlerCalls.End(request: number))
    await processes.closed(number, by: handler)
    self.handler = nil
  }
}

extension Request {
  /// The intent as it goes to the handler.
  var message: IntentMessage { IntentMessage(name: intentName, parameters: values) }
}
