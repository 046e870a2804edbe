import Intents
import SottoWire
import Synchronization

/// What a test watches in one request: mistakes of a handler's that no person would notice.
///
/// SiriKit resolves a parameter once more with what the person has chosen. In Sotto the choice counts at
/// once; only a test asks again, to see whether the handler knows what it has offered.
final class Rehearsal: Sendable {
  /// The choices of each result, by parameter, until one of them stands in the intent.
  private let offered = Mutex<[String: [[PlainValue]]]>([:])

  /// Takes note of what is asked of the person.
  func note(_ progress: HandlerCalls.Progress) throws {
    guard let last = progress.resolved.last else { return }
    let choices = try last.results.map(Resolution.decode).choices
    if !choices.isEmpty { offered.withLock { $0[last.name] = choices } }
  }

  /// Asks again about what was chosen since.
  ///
  /// - Throws: `HandlerMistake` when the same is offered again.
  nonisolated(nonsending) func check(
    _ values: PlainValue, of description: IntentDescription, by object: Any
  ) async throws {
    let offered = offered.withLock(\.self)
    guard !offered.isEmpty else { return }
    let intent = try description.intent(from: values)
    let plain = intent.plain
    for (name, choices) in offered {
      guard let chosen = plain[name],
        (chosen.list ?? [chosen]).contains(where: choices.joined().contains)
      else { continue }
      self.offered.withLock { $0[name] = nil }
      let again = try await description.resolutions(of: name, in: intent, by: object) ?? []
      guard again.choices.contains(where: choices.contains) else { continue }
      let mistake = HandlerMistake.questionRepeated(name, of: description.name, by: object)
      MethodRecord.enter(mistake.method, of: object)
      throw mistake
    }
  }
}

extension [Resolution] {
  /// What each result offers that offers a choice.
  fileprivate var choices: [[PlainValue]] {
    compactMap { if case .disambiguation(let values) = $0 { values } else { nil } }
  }
}
