import Foundation
import Intents
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire
import Synchronization

/// Carries out what apps send to each other, by the way that a person's requests go. Nobody is there to be asked
/// anything: what asks is dropped before anything is done.
final class IntentExchange: Sendable {
  private let state = Mutex(State())

  private struct State {
    var context: ConversationContext?
    var sendings = Sendings()
  }

  /// From now on requests can be carried out.
  func open(_ context: ConversationContext) { state.withLock { $0.context = context } }

  /// - Parameter language: What the person reads of it in.
  func carryOut(
    _ call: SystemCalls.SendIntent, of sender: AppRegistry.Entry, in language: Language
  ) async -> SentOutcome {
    guard let context = state.withLock({ $0.context }) else {
      return SentOutcome(.init(.appFault, "The assistant is just starting."))
    }
    do throws(SystemCalls.Refusal) {
      let reading = try Self.reading(of: call)
      let router = try await router(for: call, from: sender.installed.identifier, context)
      return try await carryOut(reading, router, of: sender, in: language, context)
    } catch {
      return SentOutcome(error)
    }
  }

  private static func reading(
    of call: SystemCalls.SendIntent
  ) throws(SystemCalls.Refusal) -> Reading {
    guard IntentDescription.all[call.intent.name] != nil else {
      throw .init(.invalidIntent, "There is no intent “\(call.intent.name)” that others handle.")
    }
    do throws(BadRequest) {
      return try Reading(request: [
        "intent": .string(call.intent.name), "parameters": call.intent.parameters,
      ])
    } catch {
      throw .init(.invalidIntent, error.description)
    }
  }

  /// What picks among the other apps, or has only the one that the request is for.
  private func router(
    for call: SystemCalls.SendIntent, from sender: String, _ context: ConversationContext
  ) async throws(SystemCalls.Refusal) -> Router {
    var router = context.router(
      Attendance(profile: .screen, isLocked: await context.isLocked(for: [call.intent.name])))
    router.apps.removeAll { $0.identifier == sender }
    guard let name = call.app else { return router }
    let app = context.registry.find(name)?.installed.identifier
    guard app != sender else {
      throw .init(.appNotFound, "“\(name)” is the app itself, which need not send to itself.")
    }
    router.apps.removeAll { $0.identifier != app }
    guard !router.apps.isEmpty else {
      throw .init(.appNotFound, "No app named “\(name)” is installed.")
    }
    return router
  }

  private func carryOut(
    _ reading: Reading, _ router: Router, of sender: AppRegistry.Entry, in language: Language,
    _ context: ConversationContext
  ) async throws(SystemCalls.Refusal) -> SentOutcome {
    let turn = context.turn([reading], router, launchesInFront: false)
    var target: String?
    if case .app(let app) = router.route(reading) {
      let from = sender.installed.identifier
      guard state.withLock({ $0.sendings.begin(from: from, to: app.identifier) }) else {
        throw .init(
          .recursive,
          "What another app has sent is being carried out here, and is not sent on. Try again later."
        )
      }
      target = app.identifier
    }
    defer { if let target { state.withLock { $0.sendings.end(to: target) } } }
    let runner = TurnRunner(
      // Whoever has sent it may be waited for, too.
      turn: turn, processes: context.processes, language: language.code,
      limit: context.settings.requestLimit / 2, isFollowed: false)
    let stand = await runner.start()
    if case .asked = stand { await runner.supersede() }
    let outcome = await SentOutcome(
      runner, stand, Dialogue(language: language, clock: context.clock))
    if case .ended(.request(let candidate, .done(let response))) = stand {
      context.rides.note(response, of: candidate.app.identifier)
    }
    return outcome
  }
}
