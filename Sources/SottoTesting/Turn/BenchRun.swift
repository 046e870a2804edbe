import Foundation
import Intents
import SottoAssistant
import SottoLanguage
import SottoWire

/// One sentence on its way through a turn, with the handler's calls and the person's answers.
struct BenchRun {
  private(set) var answers: ArraySlice<String>

  private let bench: Bench
  private let dialogue: Dialogue
  private var turn: Turn
  private var handler: InProcessHandler
  private var remaining: Duration
  private var handled: PlainValue?

  init(_ bench: Bench, _ turn: Turn, _ dialogue: Dialogue, _ answers: [String]) {
    self.bench = bench
    self.turn = turn
    self.dialogue = dialogue
    self.answers = answers[...]
    handler = InProcessHandler(bench, language: dialogue.language.code)
    remaining = bench.timeLimit
  }

  /// Goes on until the turn ends or there is no answer to its question.
  mutating func finish(_ said: inout BenchTurn) async throws {
    var action = turn.start()
    while true {
      switch action {
      case .work(let work): action = await step(work, &said)
      case .ask(let question):
        guard let next = try ask(question, &said) else {
          return conclude(.question, said.questions.last?.text ?? "", turn.current?.reading, &said)
        }
        action = next
      case .end(let result):
        said.reply.app = result.app?.name
        return conclude(result.outcome, dialogue.answer(to: result), result.reading, &said)
      }
    }
  }

  /// - Returns: What follows on the person's answer; `nil` where they have none.
  private mutating func ask(
    _ question: Turn.OpenQuestion, _ said: inout BenchTurn
  ) throws -> Turn.Action? {
    let asked = AskedQuestion(question, of: turn.current, by: dialogue)
    said.questions.append(.init(text: asked.text, choices: asked.choices))
    guard let words = answers.popFirst() else { return nil }
    let understood = try bench.understand(
      words, question: asked, language: dialogue.language.code)
    guard case .answer(let answer, _) = understood.plan, let action = turn.handle(.answered(answer))
    else {
      throw BenchError.noAnswer(words, to: asked.text)
    }
    said.questions[said.questions.count - 1].answer = words
    // The time that the person takes is not the app's.
    remaining = bench.timeLimit
    return action
  }

  private mutating func step(
    _ work: Request.Work, _ said: inout BenchTurn
  ) async -> Turn.Action {
    guard let candidate = turn.current else { return turn.start() }
    if case .continueInApp(let activity) = work {
      said.activity = try? NSUserActivity.decode(activity)
    }
    let (event, problem, milliseconds) = await outcome(of: work, candidate.request)
    remaining -= .milliseconds(1) * milliseconds
    if case .handled(let response?) = event { handled = response.plain }
    said.reply.milliseconds += milliseconds
    said.reply.steps.append(
      Reply.Step(event, of: work, candidate.request.intentName, milliseconds: milliseconds))
    said.reply.problem = problem
    return turn.handle(event) ?? .end(.request(candidate, .fault(.unexpected(event, of: work))))
  }

  /// - Returns: What came of the work, be it that its time was over; what the handler did wrong; and the
  ///   milliseconds it took.
  private mutating func outcome(
    of work: Request.Work, _ request: Request
  ) async -> (Request.Event, Problem?, Double) {
    let start = ContinuousClock.now
    func faulted(
      _ fault: Fault, _ kind: Problem.Kind, _ message: String
    ) -> (Request.Event, Problem?, Double) {
      (
        .faulted(fault), Problem(kind: kind, message: message, intent: request.intentName),
        (ContinuousClock.now - start) / .milliseconds(1)
      )
    }
    do {
      let handler = handler
      let done = try await TimeLimit.run(remaining) {
        var handler = handler
        let outcome = try await handler.outcome(of: work, request)
        return (handler, outcome)
      }
      guard let (handler, (event, milliseconds)) = done else {
        return faulted(
          .timedOut, .timedOut,
          "\(request.intentName): there was no answer in time. Call the completion handler, or return, within the time."
        )
      }
      self.handler = handler
      guard case .faulted(let fault) = event else { return (event, nil, milliseconds) }
      return faulted(fault, .noHandler, fault.summary)
    } catch let mistake as HandlerMistake {
      var outcome = faulted(.badReply(mistake.description), .badReply, mistake.description)
      outcome.1?.class = mistake.class
      outcome.1?.method = mistake.method
      return outcome
    } catch {
      return faulted(.badReply("\(error)"), .badReply, "\(error)")
    }
  }

  private func conclude(
    _ outcome: Reply.Outcome, _ text: String, _ reading: Reading?, _ said: inout BenchTurn
  ) {
    said.reply.outcome = outcome
    said.reply.text = text
    said.reply.reading = reading?.plain ?? said.reply.reading
    said.reply.response = handled
    guard let request = turn.current?.request,
      let description = IntentDescription.named(request.intentName)
    else { return }
    said.intent = try? description.intent(from: request.values)
    said.response = handled.flatMap { try? description.response(from: $0) }
  }
}
