import Dispatch
import SottoLanguage

extension Languages {
  /// What a sentence may ask for: at once, as all that people say is; what is tangled, in turn.
  func readings(
    _ text: String, locale: String? = nil, surroundings: Surroundings, explains: Bool = false
  ) async -> [Reading] {
    if let known = UnderstoodTurn.current?.readings(of: text) { return known }
    // The way to another thread and back takes longer than to understand a sentence.
    var readings = understandAtOnce(
      text, locale: locale, surroundings: surroundings, explains: explains)
    if readings == nil {
      readings = await inTurn {
        $0.understand(text, locale: locale, surroundings: surroundings, explains: explains)
      }
    }
    UnderstoodTurn.current?.note(readings ?? [], of: text)
    return readings ?? []
  }

  /// Understands something after all that came before it, on a thread of its own: those that everybody
  /// is served by are few, and a tangled sentence takes one for a while.
  func inTurn<Result: Sendable>(
    _ work: @escaping @Sendable (Languages) -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      Self.queue.async { continuation.resume(returning: work(self)) }
    }
  }

  private static let queue = DispatchQueue(label: "sotto.understanding", qos: .userInitiated)
}
