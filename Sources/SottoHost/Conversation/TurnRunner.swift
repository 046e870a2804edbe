import Foundation
import Intents
import SottoAssistant
import SottoSocket
import SottoWire

/// Carries out a turn's actions with real processes, and tells the turn what came of them.
///
/// One runner belongs to one turn; the conversation lets one of its methods run at a time.
actor TurnRunner {
  /// Where a turn stands when it needs no more work for now.
  enum Stand {
    case asked(Turn.OpenQuestion)
    case ended(Turn.Result)
  }

  private(set) var turn: Turn
  private(set) var steps: [Reply.Step] = []

  private let processes: AppProcesses
  private let language: String
  private let limit: Duration
  private let isOffline: Bool
  private(set) var remaining: Duration
  /// The process with the handler object of the current request, and the request's number there.
  private(set) var handler: AppSideProcess?
  private(set) var number = 0
  /// Whether somebody wants to hear how the request goes on after its response.
  private let isFollowed: Bool
  /// Whether the handler itself gave the last answer, not the app.
  private var isHandled = false
  /// Ends the stream of updates.
  var endUpdates: @Sendable () -> Void = {}
  /// What the handler has said already of what the request comes to next.
  private var progress = HandlerCalls.Progress()

  init(
    turn: Turn, processes: AppProcesses, language: String, limit: Duration, isFollowed: Bool,
    isOffline: Bool = false
  ) {
    self.turn = turn
    self.isFollowed = isFollowed
    self.processes = processes
    self.language = language
    self.limit = limit
    remaining = limit
    self.isOffline = isOffline
  }

  func start() async -> Stand {
    let first = turn.start()
    return await run(first)
  }

  /// Whether the request has ended, and its handler, which is kept, can say how it goes on.
  private(set) var goesOn = false

  func answer(_ answer: Answer) async -> Stand? {
    guard let action = turn.handle(.answered(answer)) else { return nil }
    return await run(action)
  }

  /// The person wants something else, or hears of it no more: the request closes and its handler
  /// goes.
  func supersede() async {
    _ = turn.handle(.superseded)
    await release()
  }

  private func run(_ first: Turn.Action) async -> Stand {
    var action = first
    while true {
      switch action {
      case .ask(let question): return .asked(question)
      case .end(let result):
        goesOn = isFollowed && isHandled && result.hasUpdates
        if !goesOn { await release() }
        return .ended(result)
      case .work(let work): action = await step(work)
      }
    }
  }

  /// Does one piece of work, takes its time, and asks the turn what is next.
  private func step(_ work: Request.Work) async -> Turn.Action {
    guard let candidate = turn.current else { return turn.start() }
    let clock = ContinuousClock.now
    let event: Request.Event
    do {
      event = try await outcome(of: work, candidate)
    } catch {
      event = .faulted(Fault(error))
    }
    let taken = ContinuousClock.now - clock
    remaining -= taken
    if case .handled = event { isHandled = true } else { isHandled = false }
    if case .faulted(.badReply) = event { handler?.kill() }
    steps.append(
      .init(name: work.summary, result: event.summary, milliseconds: taken.seconds * 1000))
    return turn.handle(event) ?? .end(.request(candidate, .fault(.badReply("\(event)"))))
  }
}

// MARK: - The work

extension TurnRunner {
  private func outcome(
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

  private func release() async {
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
