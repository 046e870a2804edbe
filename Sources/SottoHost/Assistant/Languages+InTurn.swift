import Dispatch
import SottoLanguage

extension Languages {
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
