import Foundation
import Intents
import Logging
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

  let processes: AppProcesses
  let language: String
  let limit: Duration
  let isOffline: Bool
  /// The app's own time that is left.
  var remaining: Duration
  /// The process with the handler object of the current request, and the request's number there.
  var handler: (any AppSide)?
  var number = 0
  /// Whether somebody wants to hear how the request goes on after its response.
  private let isFollowed: Bool
  /// Whether the handler itself gave the last answer, not the app.
  private var isHandled = false
  /// Ends the stream of updates.
  var endUpdates: @Sendable () -> Void = {}
  /// What the handler has said already of what the request comes to next.
  var progress = HandlerCalls.Progress()
  /// The process that was asked last.
  var asked: (any AppSide)?
  /// What an app did wrong, for its developer.
  private(set) var problem: Problem?
  /// Who hears what happens, while it does.
  private var hearer: TurnHearer?
  /// Whether the person has left it.
  private var isLeft = false
  /// What the step at hand took that was spent in another, in milliseconds.
  private var billed = 0.0

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

  func start(heard hearer: TurnHearer? = nil) async -> Stand {
    self.hearer = hearer
    let first = turn.start()
    return await run(first)
  }

  /// The person has left it: nothing is begun any more, and what is under way is told as it ends.
  func leave() { isLeft = true }

  /// Whether the request has ended, and its handler, which is kept, can say how it goes on.
  private(set) var goesOn = false

  func answer(_ answer: Answer, heard hearer: TurnHearer? = nil) async -> Stand? {
    self.hearer = hearer
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
      case .work where isLeft:
        isLeft = false
        guard let end = turn.handle(.superseded) else { return .ended(.superseded(turn.first)) }
        action = end
      case .work(let work): action = await step(work)
      }
    }
  }

  /// Does one piece of work, takes its time, and asks the turn what is next.
  private func step(_ work: Request.Work) async -> Turn.Action {
    guard let candidate = turn.current else { return turn.start() }
    let clock = ContinuousClock.now
    if work == .begin { hearer?.hear(candidate, language) }
    billed = 0
    problem = nil
    var event: Request.Event
    do {
      event = try await outcome(of: work, candidate)
    } catch {
      event = .faulted(Fault(error))
    }
    let taken = ContinuousClock.now - clock
    remaining -= taken
    if case .handled = event { isHandled = true } else { isHandled = false }
    var trace: ProcessTrace?
    if case .faulted = event { trace = await asked?.trace }
    if trace?.startFailure != nil { event = .faulted(.notStarted("its bundle has a mistake.")) }
    problem = Problem(event, of: work, candidate.request.intentName, trace)
    if let problem { note(problem, of: candidate.app.identifier) }
    if case .faulted(.badReply) = event { handler?.kill() }
    let done = Reply.Step(
      event, of: work, candidate.request.intentName,
      milliseconds: max(0, taken.seconds * 1000 + billed))
    steps.append(done)
    hearer?.hear(done, asked)
    return turn.handle(event) ?? .end(.request(candidate, .fault(.unexpected(event, of: work))))
  }

  /// Counts what an app did wrong, and tells its log of it; nothing of that are words of the person's.
  private func note(_ problem: Problem, of app: String) {
    processes.metrics.fault(problem, of: app)
    processes.log.warning(
      "fault of an app",
      metadata: [
        "app": "\(app)", "intent": "\(problem.intent)", "kind": "\(problem.kind.rawValue)",
      ])
  }

  /// Counts time to the step at hand that the handler has spent in another, or takes it away.
  func bill(_ milliseconds: Double) { billed += milliseconds }
}
