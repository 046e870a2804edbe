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
    bill(next.milliseconds ?? 0)
    return .resolved(next.name, try next.results.map(Resolution.decode))
  }

  private func confirm(_ candidate: Turn.Candidate) async throws -> Request.Event {
    var answer = progress.confirmed
    if answer != nil, let milliseconds = progress.milliseconds { bill(milliseconds) }
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
      HandlerCalls.Handle(
        request: number, intent: candidate.request.message, undoes: candidate.request.undoes),
      within: remaining)
    return .handled(answer.response.map(HandlerResponse.init(plain:)))
  }

  private func handleInApp(_ candidate: Turn.Candidate) async throws -> Request.Event {
    let answer = try await callApp(
      candidate,
      AppCalls.HandleIntent(
        intent: candidate.request.message, language: language,
        isRehearsal: processes.settings.isRehearsal ? true : nil))
    guard let response = answer.response else { return .faulted(.refusedByApp) }
    return .launched(HandlerResponse(plain: response))
  }

  private func continueInApp(
    _ activity: PlainValue, _ candidate: Turn.Candidate
  ) async throws -> Request.Event {
    let answer = try await callApp(
      candidate, AppCalls.ContinueActivity(activity: activity, language: language))
    await processes.broughtToFront(candidate.app.identifier)
    guard answer.handled else { return .faulted(.refusedByApp) }
    var response: [String: PlainValue] = [
      "code": "success", "card": try PlainEncoder.plain(of: answer.card),
    ]
    response["nowPlayingInfo"] = HandlerResponse.nowPlayingInfo(
      note: answer.note, remark: answer.remark)
    return .launched(HandlerResponse(plain: .object(response)))
  }

  /// Asks the app; where it was just ending, and has begun nothing of this, the next process of it.
  private func callApp<Call: WireCall>(
    _ candidate: Turn.Candidate, _ call: Call
  ) async throws -> Call.Answer {
    let app = try await processes.app(candidate.app.identifier)
    asked = app
    let start = ContinuousClock.now
    do {
      return try await app.call(call, within: remaining)
    } catch let failure as CallFailure where failure.code == .disconnected {
      guard await app.trace.method == nil else { throw failure }
      let next = try await processes.app(candidate.app.identifier)
      asked = next
      return try await next.call(call, within: remaining - (ContinuousClock.now - start))
    }
  }
}

extension Request {
  /// The intent as it goes to the handler.
  var message: IntentMessage { IntentMessage(name: intentName, parameters: values) }
}
