import Synchronization

/// How many turns are being answered.
final class OpenTurns: Sendable {
  private let count = Mutex(0)

  var isEmpty: Bool { count.withLock { $0 == 0 } }

  func begin() { count.withLock { $0 += 1 } }
  func end() { count.withLock { $0 -= 1 } }
}
