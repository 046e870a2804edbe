import SottoAssistant
import SottoSocket
import SottoWire

/// The object that handles a turn's request, from its making to its end.
extension TurnRunner {
  /// The Reading before this one may have begun a request of its own.
  func beginAnew(_ candidate: Turn.Candidate) async throws -> Request.Event {
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
    asked = process
    number = await processes.nextRequestNumber()
    // What starting a process takes, and what its first work takes, are steps of their own.
    let answer = try await process.call(
      HandlerCalls.Begin(
        request: number, parameters: process.isWarm ? parameters : nil, intent: intent,
        language: language, isRehearsal: processes.settings.isRehearsal ? true : nil),
      within: limit)
    guard answer.handles else { return .faulted(.noHandler(answer.problem)) }
    handler = process
    progress = answer.progress
    // Their time is that of the steps in which they are looked at.
    for parameter in progress.resolved { bill(-(parameter.milliseconds ?? 0)) }
    bill(-(progress.milliseconds ?? 0))
    await processes.opened(number, by: process)
    return .begun
  }

  /// The handler's process; when it has ended while the person was thinking, a new one takes over.
  func liveHandler(_ candidate: Turn.Candidate) async throws -> any AppSide {
    if let handler, handler.isAlive { return handler }
    guard case .begun = try await begin(candidate, resolving: nil, within: remaining),
      let handler
    else {
      throw CallFailure(.disconnected, "The handler could not be made again.")
    }
    return handler
  }

  func release() async {
    endUpdates()
    guard let handler else { return }
    // Who follows the request may release it, too, while this waits: its handler is told once.
    self.handler = nil
    handler.tell(HandlerCalls.End(request: number))
    await processes.closed(number, by: handler)
  }
}
