import Foundation
import Intents
import SottoLanguage
import SottoWire

extension Assistant {
  /// What a sentence means; nothing is carried out.
  nonisolated func understand(_ call: ClientCalls.Understand) async throws -> PlainValue {
    guard call.text.count <= settings.sentenceLimit else {
      throw CallFailure(
        .badValue,
        "The sentence has more than \(settings.sentenceLimit) characters. Make it shorter.")
    }
    var surroundings = context.surroundings(question: nil)
    if let now = call.now { surroundings.now = Date(timeIntervalSince1970: now) }
    let known = Set(surroundings.apps.map(\.name))
    surroundings.apps += (call.apps ?? []).filter { !known.contains($0) }
      .map { Surroundings.App(name: $0) }
    let start = ContinuousClock.now
    let readings = await context.languages.readings(
      call.text, locale: call.locale, surroundings: surroundings, explains: call.why == true)
    return try PlainEncoder.plain(
      of: UnderstoodRequest(
        readings: readings, microseconds: Int((ContinuousClock.now - start) / .microseconds(1)),
        why: call.why == true))
  }
}
